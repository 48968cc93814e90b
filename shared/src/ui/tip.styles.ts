import { styled } from 'styled-components';
import { edge } from './surfaces';

export const TipBox = styled.span`
  position: absolute;
  inset: calc(100% + 6px) auto auto 0;
  z-index: 2;
  width: max-content;
  max-width: min(280px, 80vw);
  padding: 6px ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.font.size.s};
  font-weight: ${({ theme }) => theme.font.weight.normal};
  line-height: 1.35;
  color: ${({ theme }) => theme.color.surface};
  text-align: start;
  background: ${({ theme }) => theme.color.text};
  border-radius: ${({ theme }) => theme.radius.m};
  box-shadow: ${({ theme }) => theme.shadow.high};
  ${edge}
`;
