import type { BrandDraft, BrandFields } from './brand-draft';

/** A line for each pair of brands that have values in common which belong to one of them: a file was copied, and not filled in. */
export function copiedValues(drafts: readonly BrandDraft[]): readonly string[] {
  const holders = new Map<string, BrandDraft[]>();
  return drafts.flatMap((draft) => {
    const earlier = new Set<BrandDraft>(); // with a value of this one: of a thousand brands that is hardly any
    for (const { field, of } of ownValues) {
      const value = of(draft.fields);
      if (value === undefined) continue;
      const key = JSON.stringify([field, value]);
      const same = holders.get(key) ?? [];
      for (const other of same) earlier.add(other);
      same.push(draft);
      holders.set(key, same);
    }
    return drafts.filter((other) => earlier.has(other)).flatMap((other) => lineFor(draft, other) ?? []);
  });
}

interface OwnValue {
  readonly field: string;
  readonly of: (fields: BrandFields) => unknown;
  /**
   * Two brands of one company may share it: an app or an offer of a partner has the name, the sign and the site of the partner,
   * and may belong to the same company id. Campaign, purchase and what a link preview says are always of one brand.
   */
  readonly byCompany?: true;
}

const ownValues: readonly OwnValue[] = [
  { field: 'campanhaId', of: ({ campanhaId }) => campanhaId },
  { field: 'compraId', of: ({ compraId }) => compraId },
  { field: 'empresaId', of: ({ empresaId }) => empresaId, byCompany: true },
  { field: 'nome', of: ({ nome }) => words(nome), byCompany: true },
  { field: 'titulo', of: ({ titulo }) => words(titulo) },
  { field: 'descricao', of: ({ descricao }) => words(descricao) },
  { field: 'logo.sign', of: ({ logo }) => words(Reflect.get(Object(logo), 'sign')), byCompany: true },
  { field: 'siteDomain', of: ({ siteDomain }) => words(siteDomain), byCompany: true },
];

function lineFor(draft: BrandDraft, other: BrandDraft): string | undefined {
  const isOneCompany = company(draft.fields) !== undefined && company(draft.fields) === company(other.fields);
  const same = ownValues.filter(({ of }) => of(draft.fields) !== undefined && of(draft.fields) === of(other.fields));
  const ofCompany = isOneCompany ? same.filter(({ byCompany }) => byCompany).map(({ field }) => field) : [];
  const shared = same.map(({ field }) => field).filter((field) => !ofCompany.includes(field));
  const [first] = shared;
  if (first === undefined) return undefined;
  // The problem is in the file that was written later: an override, or else the one that comes second.
  const [late, early] = isOverridden(other, first) && !isOverridden(draft, first) ? [other, draft] : [draft, other];
  const [are, values] = shared.length > 1 ? ['are', 'values'] : ['is', 'a value'];
  // With the same name it is more likely a copy for another company than a second brand of this one.
  const advice = ofCompany.includes('nome') ? ` If it is of another company, also write ${listed(ofCompany)}.` : '';
  return `${late.writtenIn(first)}: ${listed(shared)} ${are} the same as in ${early.fileOf(first)}. Write ${values} of this brand's own.${advice}`;
}

/** Brands of one company have its site, and names that begin with its name. */
function company({ nome, siteDomain }: BrandFields): string | undefined {
  const [name] = words(nome)?.split(' ') ?? [];
  return name === undefined || typeof siteDomain !== 'string' ? undefined : `${name} ${words(siteDomain)}`;
}

/** Without differences that no reader sees. */
function words(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').replace(/\/$/, '').toLowerCase() : undefined;
}

function isOverridden(draft: BrandDraft, path: string): boolean {
  return draft.fileOf(path) !== draft.file;
}

function listed(fields: readonly string[]): string {
  return fields.length === 1 ? String(fields[0]) : `${fields.slice(0, -1).join(', ')} and ${fields.at(-1)}`;
}
