import { visuallyHidden } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

export const Region = styled.div`
  ${visuallyHidden}
  white-space: normal;
`;
