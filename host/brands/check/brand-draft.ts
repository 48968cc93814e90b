import { type ParseError, parse } from 'jsonc-parser';

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
  /** The file to fix when a field is wrong. */
  readonly writtenIn: (field: string) => string;
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
  return { drafts, problems: [...own, ...over].flatMap(({ problem }) => problem ?? []) };
}

interface ReadFile {
  readonly name: string;
  readonly file: string;
  readonly fields?: BrandFields;
  readonly problem?: string;
}

function merged(base: ReadFile, top?: ReadFile): readonly BrandDraft[] {
  const over = top?.fields;
  if (!base.fields && !over) return [];
  return [
    {
      name: base.name,
      file: base.file,
      fields: { ...base.fields, ...over },
      before: base.fields ?? {},
      isWhole: base.fields !== undefined,
      writtenIn: (field) => (top && over && Object.hasOwn(over, field) ? top.file : base.file),
    },
  ];
}

function read({ file, text }: BrandText): ReadFile {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '');
  const found = parsed(text.replace(/^\uFEFF/, '')); // some editors write a byte order mark
  if (found === undefined) return { name, file, problem: `${file}: ${brokenAt(text)}` };
  if (!isObject(found)) {
    return {
      name,
      file,
      problem: `${file}: this is not a JSON object. Write the fields of the brand between { and }.`,
    };
  }
  const { $schema: _forEditors, ...fields } = found;
  return { name, file, fields };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where a text stops being JSON. JavaScript engines report it differently, and some do not report it. */
function brokenAt(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const at = errors[0]?.offset ?? text.length;
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  return at === text.length
    ? `the JSON ends too early (${place}). Close what is open: a brace, a bracket or a quote.`
    : `the JSON is broken at ${place}. Look there and just before: a comma, quote or brace is missing or should not be there.`;
}

function isObject(value: unknown): value is BrandFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
