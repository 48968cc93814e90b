import { styled } from 'styled-components';

/**
 * Header and chat share the visible height; the messages scroll inside the chat. While a field has focus the chat sets the visible
 * part (`--viewport-*`): on iOS the on-screen keyboard covers the page instead of shrinking it.
 */
export const AppFrame = styled.div`
  position: fixed;
  inset: var(--viewport-top, 0px) 0 auto;
  display: flex;
  flex-direction: column;
  height: var(--viewport-height, 100%);
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right); /* the notch of a phone on its side */
  background: linear-gradient(
      color-mix(in srgb, ${({ theme }) => theme.color.primarySoft} 60%, ${({ theme }) => theme.color.page}),
      ${({ theme }) => theme.color.page} 340px
    )
    ${({ theme }) => theme.color.page};
`;
