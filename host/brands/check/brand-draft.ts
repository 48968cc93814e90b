import { type ParseError, parse } from 'jsonc-parser';
import { type JsonPath, lineAt, lineOf, repeatedKeys } from './json-places';
import { shown } from './shown';

/** A brand file as text. `file` is the path shown to people: 'host/brands/kmv.json'. */
export interface BrandText {
  readonly file: string;
  readonly text: string;
}

export type BrandFields = Readonly<Record<string, unknown>>;

/** The content of one brand's files, valid or not. */
export interface BrandDraft {
  /** The name of the files, without folder and extension. */
  readonly name: string;
  readonly file: string;
  /** As written, overrides merged, without `$schema`. */
  readonly fields: BrandFields;
  /** The same without overrides. */
  readonly before: BrandFields;
  /** False if only an override could be read: it is a part, so absent fields are not missing. */
  readonly isWhole: boolean;
  /** The file to fix when a field such as `tema.background` is wrong. */
  readonly fileOf: (path: string) => string;
  /** The same with the line: 'host/brands/kmv.json:12'. A list also has positions: `routes.0`. */
  readonly writtenIn: (path: string) => string;
}

/** Parses brand files and merges overrides into the files of the same name, field by field. Unreadable files are problems. */
export function draftsOf(
  files: readonly BrandText[],
  overrides: readonly BrandText[],
): { readonly drafts: readonly BrandDraft[]; readonly problems: readonly string[] } {
  const own = files.map(read);
  const over = overrides.map(read);
  const drafts = [
    ...own.flatMap((base) => {
      const top = over.find(({ name }) => name === base.name);
      return merged(base, top);
    }),
    ...over.filter(({ name }) => own.every((base) => base.name !== name)).flatMap((alone) => merged(alone)),
  ];
  return { drafts, problems: [...own, ...over].flatMap(({ problems }) => problems) };
}

interface ReadFile {
  readonly name: string;
  readonly file: string;
  readonly text: string;
  readonly fields?: BrandFields;
  /** A line each. */
  readonly problems: readonly string[];
}

function merged(base: ReadFile, top?: ReadFile): readonly BrandDraft[] {
  const over = top?.fields;
  if (!base.fields && !over) return [];
  const holderOf = (path: string) => {
    const [field = ''] = path.split('.');
    return top && over && Object.hasOwn(over, field) ? top : base;
  };
  return [
    {
      name: base.name,
      file: base.file,
      fields: { ...base.fields, ...over },
      before: base.fields ?? {},
      isWhole: base.fields !== undefined,
      fileOf: (path) => holderOf(path).file,
      writtenIn: (path) => placeIn(holderOf(path), path),
    },
  ];
}

function placeIn({ file, text }: BrandText, path: string): string {
  const parts: JsonPath = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const line = lineOf(text, parts);
  return line === undefined ? file : `${file}:${line}`;
}

function read({ file, text: written }: BrandText): ReadFile {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '');
  const text = written.replace(/^\uFEFF/, ''); // some editors write a byte order mark
  const found = parsed(text);
  const read = { name, file, text };
  if (found === undefined) return { ...read, problems: [brokenAt(read)] };
  if (!isObject(found)) {
    const problem = `${file}: this is not a JSON object. Write the fields of the brand between { and }.`;
    return { ...read, problems: [problem] };
  }
  const { $schema: _forEditors, ...fields } = found;
  const repeated = repeatedKeys(text).map(
    (key) =>
      `${file}:${key.last}: ${shown(key.name)} is written twice, first in line ${key.first}; only the last one counts. Remove one of them.`,
  );
  return { ...read, fields, problems: repeated };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a text stops being JSON. JavaScript engines report it differently, and some do not report it. */
function brokenAt({ file, text }: BrandText): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const at = errors[0]?.offset ?? text.length;
  const line = lineAt(text, at);
  const column =
    (
      text
        .slice(0, at)
        .split(/\r\n|\n|\r/)
        .at(-1) ?? ''
    ).length + 1;
  const place = `line ${line}, column ${column}`;
  return at === text.length
    ? `${file}:${line}: the JSON ends too early (${place}). Close what is open: a brace, a bracket or a quote.`
    : `${file}:${line}: the JSON is broken at ${place}. Look there and just before: a comma, quote or brace is missing or should not be there.`;
}

function isObject(value: unknown): value is BrandFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
