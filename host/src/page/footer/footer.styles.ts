import { styled } from 'styled-components';

export const Line = styled.p`
  text-wrap: balance;
`;

/** Not broken into two lines. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** A button that reads as a link of the small print. Its target is taller than its line. */
export const TextButton = styled.button`
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.xs};
  margin-block: calc(-1 * ${({ theme }) => theme.space.s});
  text-decoration: underline;
  text-underline-offset: 0.15em;
  background: none;
  border: 0;
`;
