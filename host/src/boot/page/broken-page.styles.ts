import { styled } from 'styled-components';

export const BrokenPageNotice = styled.main`
  display: grid;
  flex: 1;
  gap: ${({ theme }) => theme.space.l};
  place-content: safe center;
  min-height: 0;
  max-width: 480px;
  padding: ${({ theme }) => theme.space.xl};
  margin: 0 auto;
  overflow: auto; /* the frame around it does not scroll */

  h1 {
    font-size: ${({ theme }) => theme.font.size.xl};
  }
`;
