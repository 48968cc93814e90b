import styled from 'styled-components';

/**
 * styled-components as the host provides it: all of it, except what only runs on a server and would be 0.5 KiB (brotli) of the first
 * scripts. See `zod-mini.ts` for how a name is left out.
 */
export * from 'styled-components';
export default styled;

export const ServerStyleSheet = undefined;
/** For React's server components. */
export const stylisPluginRSC = undefined;
/** The style sheet of the page is the host's: 0.3 KiB that replace or read it. */
export const StyleSheetManager = undefined;
export const StyleSheetConsumer = undefined;
export const StyleSheetContext = undefined;
export const __PRIVATE__ = undefined;
