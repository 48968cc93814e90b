import { goodsTables } from '../catalogue/goods';

/** What the product makes of one field in one place. */
export interface Finding {
  /** Without the places in lists: `planosTipos.valorParcela`. */
  readonly field: string;
  readonly kind: 'as is' | 'coerced' | 'left out' | 'not read';
  /** For example: from what to what. */
  readonly note?: string;
}

/** Compares an answer as it arrived with what the product parsed it to, field by field. */
export function compare(raw: unknown, parsed: unknown, field = ''): readonly Finding[] {
  if (Array.isArray(parsed)) {
    const sent: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
    const places = placesOf(sent, parsed);
    return parsed.flatMap((element, index) => compare(sent[places[index] ?? -1], element, field));
  }
  if (isRecord(parsed)) return compareRecords(raw, parsed, field);
  if (!isAbsent(raw) && raw === parsed) return [{ field, kind: 'as is' }];
  return [{ field, kind: isAbsent(raw) ? 'left out' : 'coerced', note: `${shown(raw)} → ${shown(parsed)}` }];
}

function compareRecords(raw: unknown, parsed: Entries, field: string): readonly Finding[] {
  const one: unknown = Array.isArray(raw) ? raw[0] : raw;
  const sent = isRecord(one) ? one : {};
  const names = Object.keys(sent);
  const fieldOf = (name: string) => (field === '' ? name : `${field}.${name}`);
  const read = Object.keys(parsed).map((name) => {
    const sameName = (other: string) => other.toLowerCase() === name.toLowerCase();
    return [name, names.find((other) => other === name) ?? names.find(sameName)] as const;
  });
  const unread = names.filter((name) => !read.some(([, sentName]) => sentName === name));
  return [
    ...read.flatMap(([name, of]) => compare(of && sent[of], parsed[name], fieldOf(name))),
    ...unread.map((name): Finding => {
      return { field: fieldOf(name), kind: isAbsent(sent[name]) ? 'left out' : 'not read', note: shown(sent[name]) };
    }),
  ];
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

type Entries = Readonly<Record<string, unknown>>;
const isAbsent = (value: unknown) => value === undefined || value === null;

function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The content of an answer, with or without an envelope `data` in any casing. */
export function contentOf(json: unknown): unknown {
  const name = envelopeName(json);
  return isRecord(json) && name !== undefined ? json[name] : json;
}

/** The name of the envelope for people. */
export function envelopeOf(json: unknown): string {
  const name = envelopeName(json);
  return `${name === undefined ? 'no envelope' : `in { ${name} }`}${Array.isArray(contentOf(json)) ? ', a list' : ''}`;
}

function envelopeName(json: unknown): string | undefined {
  return isRecord(json) ? Object.keys(json).find((name) => name.toLowerCase() === 'data') : undefined;
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

/** A body as JSON, or as text if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
