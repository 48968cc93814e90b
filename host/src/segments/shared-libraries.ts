import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import styled, {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
} from 'styled-components';
import * as z from 'zod/mini';

/** Named one by one: providing the whole module would put its server part into the first scripts. */
const styledComponents = {
  __esModule: true,
  default: styled,
  styled,
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
};

/** Named one by one: the whole module would add 13 KiB before the first segment. */
const zodMini = {
  _default: z._default,
  array: z.array,
  boolean: z.boolean,
  catch: z.catch,
  check: z.check,
  custom: z.custom,
  discriminatedUnion: z.discriminatedUnion,
  enum: z.enum,
  extend: z.extend,
  gt: z.gt,
  gte: z.gte,
  int: z.int,
  keyof: z.keyof,
  literal: z.literal,
  looseObject: z.looseObject,
  lt: z.lt,
  lte: z.lte,
  maximum: z.maximum,
  maxLength: z.maxLength,
  minimum: z.minimum,
  minLength: z.minLength,
  negative: z.negative,
  never: z.never,
  nonnegative: z.nonnegative,
  nonpositive: z.nonpositive,
  nullable: z.nullable,
  nullish: z.nullish,
  number: z.number,
  object: z.object,
  omit: z.omit,
  optional: z.optional,
  overwrite: z.overwrite,
  partial: z.partial,
  pick: z.pick,
  pipe: z.pipe,
  positive: z.positive,
  prefault: z.prefault,
  prettifyError: z.prettifyError,
  readonly: z.readonly,
  record: z.record,
  refine: z.refine,
  regex: z.regex,
  strictObject: z.strictObject,
  string: z.string,
  toLowerCase: z.toLowerCase,
  toUpperCase: z.toUpperCase,
  transform: z.transform,
  trim: z.trim,
  union: z.union,
  unknown: z.unknown,
  url: z.url,
  uuid: z.uuid,
  uuidv4: z.uuidv4,
};
const { major, minor, patch } = z.core.version;

/** The modules that the host provides to all segments: every module behind the names of shared/webpack/share-list.ts. */
export const sharedLibraries = {
  react: provided(React.version, React),
  'react/jsx-runtime': provided(React.version, jsxRuntime),
  'react-dom': provided(ReactDOM.version, ReactDOM),
  'react-dom/client': provided(ReactDOM.version, ReactDOMClient),
  'styled-components': provided(version, styledComponents),
  'zod/mini': provided(`${major}.${minor}.${patch}`, zodMini),
};

function provided(version: string, module: unknown) {
  return { version, lib: () => module, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}
