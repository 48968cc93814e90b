import { styled } from 'styled-components';

/** One under the other on a telephone; side by side, the QR code first, where there is another screen to read it from. */
export const Ways = styled.div`
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
