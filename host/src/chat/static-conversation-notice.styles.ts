import { theme } from '@consorcio/shared/theme';
import { keyframes, styled } from 'styled-components';

/** It takes its space from the conversation, which can be scrolled above it. Plain text: keyframes read no theme. */
const opened = `
  max-height: 60%;
  padding-block: ${theme.space.l};
  margin-top: ${theme.space.s};
  border-width: 1.5px;
  visibility: visible;
`;

const open = keyframes`
  from, to { ${opened} }
`;

/** What a visitor reads when the page could not load, or has not answered a press for six seconds. */
export const ConversationNotice = styled.div`
  display: grid;
  flex: none;
  gap: ${({ theme }) => theme.space.m};
  width: fit-content;
  max-width: min(540px, 100% - 2 * ${({ theme }) => theme.space.m});
  max-height: 0;
  padding: 0 ${({ theme }) => theme.space.l};
  margin: 0 auto;
  overflow: hidden auto;
  visibility: hidden;
  background: ${({ theme }) => theme.color.surface};
  border: 0 solid ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow: ${({ theme }) => theme.shadow.low};

  [data-failed] & {
    ${opened}
  }

  [data-pressed]:not([data-failed]) & {
    animation: ${open} 1s 6s forwards;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.s};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${({ theme }) => theme.size.control};
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
    font-weight: ${({ theme }) => theme.font.weight.strong};
    text-decoration: none;
    border: 1.5px solid ${({ theme }) => theme.color.primaryEdge};
    border-radius: ${({ theme }) => theme.radius.pill};
  }

  /* In a browser that is too old, trying again would not help. */
  [data-failed] & [data-when='slow'],
  :root:not([data-failed]) & [data-when='failed'],
  [data-old] & [data-when='failed'],
  :root:not([data-old]) & [data-when='old'],
  [data-old] & a[href=''] {
    display: none;
  }
`;

/** Rendered only by a browser that runs no scripts. */
export const WithoutScripts = styled('noscript')`
  @media (scripting: none) {
    display: contents;
  }
`;

export const ScriptNotice = styled(ConversationNotice)`
  ${opened}
`;
