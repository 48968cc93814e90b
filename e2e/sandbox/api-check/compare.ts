import { goodsTables } from '../catalogue/goods';

type Kind = 'as is' | 'coerced' | 'left out' | 'not read';

/** What the product makes of one field in one place. */
export interface Finding {
  /** Without the places in lists: `planosTipos.valorParcela`. */
  readonly field: string;
  readonly kind: Kind;
  /** For example: from what to what. */
  readonly note?: string;
}

/** An element of a list that the product does not use. */
export interface Dropped {
  readonly field: string;
  readonly place: number;
  /** Fields that the used elements have and this one does not. */
  readonly lacks: readonly string[];
}

export interface Comparison {
  readonly findings: readonly Finding[];
  readonly dropped: readonly Dropped[];
}

/** Compares an answer as it arrived with what the product parsed it to, field by field. */
export function compare(raw: unknown, parsed: unknown, field = ''): Comparison {
  if (Array.isArray(parsed)) return compareLists(asList(raw), parsed, field);
  if (isRecord(parsed)) return compareRecords(asRecord(raw), parsed, field);
  return { dropped: [], findings: [findingOf(raw, parsed, field)] };
}

function findingOf(raw: unknown, parsed: unknown, field: string): Finding {
  if (isAbsent(raw)) return { field, kind: 'left out', note: `${shown(raw)} → ${shown(parsed)}` };
  if (raw === parsed) return { field, kind: 'as is' };
  return { field, kind: 'coerced', note: `${shown(raw)} → ${shown(parsed)}` };
}

function compareRecords(raw: Entries, parsed: Entries, field: string): Comparison {
  const names = Object.keys(raw);
  const read = Object.entries(parsed).map(([name, value]) => {
    const rawName = names.find((other) => other === name) ?? names.find((other) => sameName(other, name));
    return { rawName, comparison: compare(rawName && raw[rawName], value, joined(field, name)) };
  });
  const unread = names.filter((name) => !read.some(({ rawName }) => rawName === name));
  const findings = unread.map(
    (name): Finding => ({
      field: joined(field, name),
      kind: isAbsent(raw[name]) ? 'left out' : 'not read',
      note: shown(raw[name]),
    }),
  );
  return merged([...read.map(({ comparison }) => comparison), { findings, dropped: [] }]);
}

/** The used elements are some of those that arrived, in their order. */
function compareLists(raw: readonly unknown[], parsed: readonly unknown[], field: string): Comparison {
  const places = placesOf(raw, parsed);
  const used = parsed.map((element, index) => compare(raw[places[index] ?? -1], element, field));
  const [first] = parsed;
  const dropped = raw.flatMap((element, place) =>
    places.includes(place) ? [] : { field, place, lacks: isRecord(first) ? missingIn(asRecord(element), first) : [] },
  );
  return merged([...used, { findings: [], dropped }]);
}

/** Where each used element arrived. With fewer used than arrived, it is the place with the most facts in common. */
function placesOf(raw: readonly unknown[], parsed: readonly unknown[]): readonly number[] {
  const places: number[] = [];
  for (const [index, element] of parsed.entries()) {
    const from = (places.at(-1) ?? -1) + 1;
    const last = raw.length - (parsed.length - index);
    const facts = new Set(factsOf(element));
    const common = (place: number) => factsOf(raw[place]).filter((fact) => facts.has(fact)).length;
    let best = from;
    for (let place = from + 1; place <= last; place += 1) if (common(place) > common(best)) best = place;
    places.push(best);
  }
  return places;
}

function missingIn(raw: Entries, used: Entries): readonly string[] {
  const present = Object.keys(raw).filter((name) => !isAbsent(raw[name]));
  return Object.keys(used).filter((name) => !present.some((other) => sameName(other, name)));
}

type Entries = Readonly<Record<string, unknown>>;

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const joined = (field: string, name: string) => (field === '' ? name : `${field}.${name}`);
const isAbsent = (value: unknown) => value === undefined || value === null;
const asList = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);

function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asRecord(raw: unknown): Entries {
  const one = Array.isArray(raw) ? raw[0] : raw;
  return isRecord(one) ? one : {};
}

function merged(comparisons: readonly Comparison[]): Comparison {
  return {
    findings: comparisons.flatMap(({ findings }) => findings),
    dropped: comparisons.flatMap(({ dropped }) => dropped),
  };
}

function shown(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The content of an answer, with or without an envelope `data` in any casing. */
export function contentOf(json: unknown): unknown {
  const name = envelopeName(json);
  return name === undefined ? json : Object.entries(json ?? {}).find(([other]) => other === name)?.[1];
}

/** The name of the envelope for people. */
export function envelopeOf(json: unknown): string {
  const name = envelopeName(json);
  const isListOfOne = Array.isArray(contentOf(json));
  return `${name === undefined ? 'no envelope' : `in { ${name} }`}${isListOfOne ? ', a list' : ''}`;
}

function envelopeName(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  return Object.keys(json).find((name) => name.toLowerCase() === 'data');
}

/** The facts of an answer as lines (`valorparcela 877.5`), however they are written. What is empty is no fact. */
export function factsOf(json: unknown, name = ''): string[] {
  if (json === null || json === undefined || json === '') return [];
  if (Array.isArray(json)) return json.flatMap((item) => factsOf(item, name));
  if (typeof json === 'object')
    return Object.entries(json).flatMap(([key, value]) => factsOf(value, key.toLowerCase()));
  return [`${name} ${plain(name, json)}`];
}

/** One form for each value: 877.5 is also '877,50' and '877.5'. */
function plain(name: string, value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value;
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
  if (day) return `${year}-${month}-${day}`;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return value.slice(0, 10);
  if (value === 'S' || value === 'N') return Number(value === 'S');
  if (name === 'bemcategoriacodigo')
    return goodsTables.find(({ produtoCategoria }) => produtoCategoria === value)?.goods ?? value;
  if (name === 'cep') return value.replace('-', '');
  if (/^\d{1,3}(\.\d{3})*,\d+$/.test(value)) return Number(value.replaceAll('.', '').replace(',', '.'));
  return /^[1-9]\d{0,14}(\.\d+)?$/.test(value) ? Number(value) : value;
}
