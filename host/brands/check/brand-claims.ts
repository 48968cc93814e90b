import type { BrandDraft, BrandFields } from './brand-draft';
import { shown } from './shown';

/** A line for each id, route and host name that two brands have. */
export function clashes(drafts: readonly BrandDraft[]): readonly string[] {
  return claims.flatMap((claim) => clashesOver(claim, drafts));
}

/** A line if no brand has the route `/`. Call it only if every file could be read. */
export function missingHome(drafts: readonly BrandDraft[]): readonly string[] {
  // A brand whose `routes` is not a list may be the one at `/`; that problem is reported already.
  if (drafts.some(({ fields }) => !Array.isArray(fields.routes) || fields.routes.includes('/'))) return [];
  const removedFrom = drafts.find(({ before }) => listed(before.routes).includes('/'));
  const where = removedFrom?.writtenIn('routes') ?? folderOf(drafts);
  return [`${where}: no brand has "/" among its routes. Write "/" into the routes of the brand that opens there.`];
}

interface Claim {
  readonly field: string;
  readonly verb: 'is' | 'has';
  readonly fix: string;
  readonly of: (fields: BrandFields) => readonly string[];
}

const listed = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

const claims: readonly Claim[] = [
  {
    field: 'id',
    verb: 'is',
    fix: 'Give each brand an id of its own.',
    of: ({ id }) => (typeof id === 'string' ? [id] : []),
  },
  {
    field: 'routes',
    verb: 'has',
    fix: 'Leave the route to one of them.',
    of: ({ routes }) => listed(routes),
  },
  {
    field: 'hosts',
    verb: 'has',
    fix: 'Leave the host name to one of them.',
    of: ({ hosts }) => listed(hosts),
  },
];

function clashesOver({ field, verb, fix, of }: Claim, drafts: readonly BrandDraft[]): readonly string[] {
  const holders = new Map<string, BrandDraft>();
  return overriddenLast(drafts, field).flatMap((draft) =>
    of(draft.fields).flatMap((value) => {
      const holder = holders.get(value);
      if (!holder) {
        holders.set(value, draft);
        return [];
      }
      const [file, other] = [draft.writtenIn(field), holder.fileOf(field)];
      return holder === draft
        ? `${file}: ${field} has ${shown(value)} twice. Remove one of them.`
        : `${file}: ${field} ${verb} ${shown(value)}, and so ${verb} that of ${other}. ${fix}`;
    }),
  );
}

/** Brands with an override of the field come last, because the problem is reported for the later one of two brands. */
function overriddenLast(drafts: readonly BrandDraft[], field: string): readonly BrandDraft[] {
  const isOverridden = (draft: BrandDraft) => draft.fileOf(field) !== draft.file;
  return [...drafts.filter((draft) => !isOverridden(draft)), ...drafts.filter(isOverridden)];
}

function folderOf(drafts: readonly BrandDraft[]): string {
  return drafts[0]?.file.replace(/[\\/][^\\/]*$/, '') ?? 'host/brands';
}
