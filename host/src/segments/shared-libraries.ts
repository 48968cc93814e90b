import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import { version } from 'styled-components';
import { core } from 'zod/mini';
import * as styledComponents from './provided/styled-components';
import * as zodMini from './provided/zod-mini';

const { major, minor, patch } = core.version;

/** The modules that the host provides to all segments: every module behind the names of shared/webpack/share-list.ts. */
export const sharedLibraries = {
  react: provided(React.version, React),
  'react/jsx-runtime': provided(React.version, jsxRuntime),
  'react-dom': provided(ReactDOM.version, ReactDOM),
  'react-dom/client': provided(ReactDOM.version, ReactDOMClient),
  'styled-components': provided(version, styledComponents),
  'zod/mini': provided(`${major}.${minor}.${patch}`, { ...zodMini, z: zodMini }),
};

function provided(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
