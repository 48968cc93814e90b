import { styled } from 'styled-components';

export const Whole = styled.span`
  white-space: nowrap;
`;

/** A button that reads as a link of the small print, high enough for a finger. It uses the space around its line. */
export const TextButton = styled.button`
  min-width: ${({ theme }) => theme.size.control};
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.s};
  margin-block: calc(-1 * ${({ theme }) => theme.space.m});
  text-decoration: underline;
  text-underline-offset: 0.15em;
  background: none;
  border: 1px solid transparent; /* an edge in forced colours */
`;
