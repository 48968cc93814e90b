import { styled } from 'styled-components';
import { Card } from './surfaces';

/** What is laid into the talk: about as wide as the widest bubble, and in line with the bubbles where there is room. */
export const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};
  max-width: 540px;
  padding: ${({ theme }) => theme.space.l};
  overflow-wrap: anywhere;
  border-radius: ${({ theme }) => theme.radius.xl};

  @media (min-width: 480px) {
    padding: ${({ theme }) => theme.space.xl};
    margin-inline-start: calc(${({ theme }) => theme.space.xxl} + ${({ theme }) => theme.space.s}); /* an avatar's place */
  }
`;
