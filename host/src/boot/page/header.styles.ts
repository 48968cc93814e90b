import { styled } from 'styled-components';

/** Its colours are in the custom properties of the page (`brandLook`). */
export const HeaderBar = styled.header`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  justify-content: space-between;
  height: ${({ theme }) => theme.size.header};
  padding: 0 ${({ theme }) => theme.space.l};
  color: var(--bar-text, inherit);
  background: var(--bar-ground, none);
  border-bottom: var(--bar-line, 0);

  & :focus-visible {
    outline-color: var(--bar-focus, ${({ theme }) => theme.color.focus});
  }
`;
