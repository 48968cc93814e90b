import { styled } from 'styled-components';

/** A quiet control in the small print, still high enough for a finger. It uses the space below the small print. */
export const NoteButton = styled.button`
  min-height: ${({ theme }) => theme.size.control};
  padding: 0 ${({ theme }) => theme.space.s};
  margin-bottom: calc(-1 * ${({ theme }) => theme.space.m});
  text-decoration: underline;
  text-underline-offset: 0.15em;
  background: none;
  border: 0 solid;
`;
