import { styled } from 'styled-components';

/** In one column on a phone; side by side, the QR code first, on a screen that a phone can scan. */
export const PixWays = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};

  @media (min-width: 600px) {
    flex-direction: row-reverse;
    align-items: start;

    > :first-child {
      flex: 1;
    }
  }
`;
