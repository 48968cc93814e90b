import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import styled, {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
} from 'styled-components';

/** Named one by one: handing out the whole module would keep its server half in the first script. */
const styledComponents = {
  __esModule: true,
  default: styled,
  styled,
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
};

/** What the host provides once to all segments: every module behind the names of shared/webpack/share-list.mjs. */
export const sharedLibraries = {
  react: provided(React.version, React),
  'react/jsx-runtime': provided(React.version, jsxRuntime),
  'react-dom': provided(ReactDOM.version, ReactDOM),
  'react-dom/client': provided(ReactDOM.version, ReactDOMClient),
  'styled-components': provided(version, styledComponents),
};

function provided(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
