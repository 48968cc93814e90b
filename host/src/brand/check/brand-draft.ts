import { type ParseError, parse } from 'jsonc-parser';

/** A brand file as text. `file` is how people know it: 'host/brands/kmv.json'. */
export interface BrandText {
  readonly file: string;
  readonly text: string;
}

export type BrandFields = Readonly<Record<string, unknown>>;

/** What the files of one brand say, right or wrong. */
export interface BrandDraft {
  /** What the files are called, without folder and ending. */
  readonly name: string;
  readonly file: string;
  /** As written, overrides merged, without `$schema`. */
  readonly fields: BrandFields;
  /** The same before an override was laid over them. */
  readonly before: BrandFields;
  /** An override of a file that cannot be read is only a part: what it does not say is not missing. */
  readonly isWhole: boolean;
  /** The file that has to be mended when a field is wrong. */
  readonly writtenIn: (field: string) => string;
}

/** Reads brand files and lays overrides over those of the same name, field by field. A problem for each unreadable file. */
export function draftsOf(
  files: readonly BrandText[],
  overrides: readonly BrandText[],
): { readonly drafts: readonly BrandDraft[]; readonly problems: readonly string[] } {
  const own = files.map(read);
  const over = overrides.map(read);
  const drafts = [
    ...own.flatMap((base) => {
      const top = over.find(({ name }) => name === base.name);
      return layered(base, top);
    }),
    ...over.filter(({ name }) => own.every((base) => base.name !== name)).flatMap((alone) => layered(alone)),
  ];
  return { drafts, problems: [...own, ...over].flatMap(({ problem }) => problem ?? []) };
}

interface ReadFile {
  readonly name: string;
  readonly file: string;
  readonly fields?: BrandFields;
  readonly problem?: string;
}

function layered(base: ReadFile, top?: ReadFile): readonly BrandDraft[] {
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
  const found = parsed(text.replace(/^\uFEFF/, '')); // some editors put a mark before everything
  if (found === undefined) return { name, file, problem: `${file}: ${brokenAt(text)}` };
  if (!isObject(found)) {
    return { name, file, problem: `${file}: this is no JSON object. Write the fields of the brand between { and }.` };
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

/** Where a text stops being JSON: engines tell it in words of their own, and some not at all. */
function brokenAt(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const at = errors[0]?.offset ?? text.length;
  const lines = text.slice(0, at).split(/\r\n|\n|\r/);
  const place = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  return at === text.length
    ? `the JSON ends too early (${place}). Close what is open: a brace, a bracket or a quote.`
    : `the JSON is broken at ${place}. Look there and just before: a comma, quote or brace is missing or too many.`;
}

function isObject(value: unknown): value is BrandFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
