import { type JsonPath, lineOf, readJson, repeatedKeys } from './json-places';
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
  const json = readJson(text);
  const read = { name, file, text };
  if ('broken' in json) return { ...read, problems: [`${file}:${json.line}: ${json.broken}`] };
  if (!isObject(json.value)) {
    const problem = `${file}: this is not a JSON object. Write the fields of the brand between { and }.`;
    return { ...read, problems: [problem] };
  }
  const { $schema: _forEditors, ...fields } = json.value;
  const repeated = repeatedKeys(text).map(
    (key) =>
      `${file}:${key.last}: ${shown(key.name)} is written twice, first in line ${key.first}; only the last one counts. Remove one of them.`,
  );
  return { ...read, fields, problems: repeated };
}

function isObject(value: unknown): value is BrandFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
