import type { BrandDraft, BrandFields } from './brand-draft';
import { shown } from './field-problems';

/** A line for each id, route and host name that two brands want. */
export function clashes(drafts: readonly BrandDraft[]): readonly string[] {
  return claims.flatMap((claim) => clashesOver(claim, drafts));
}

/** A line when no brand lives at `/`. Ask only when every file could be read. */
export function nobodyAtHome(drafts: readonly BrandDraft[]): readonly string[] {
  // Whoever has no list of routes may be the one that lives there, and is told so already.
  if (drafts.some(({ fields }) => !Array.isArray(fields.routes) || fields.routes.includes('/'))) return [];
  const culprit = drafts.find(({ before }) => listed(before.routes).includes('/'));
  const where = culprit?.writtenIn('routes') ?? folderOf(drafts);
  return [`${where}: no brand has "/" among its routes. Write "/" into the routes of the brand that opens there.`];
}

interface Claim {
  readonly field: string;
  readonly verb: 'is' | 'has';
  readonly mend: string;
  readonly of: (fields: BrandFields) => readonly string[];
}

const listed = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []);

const claims: readonly Claim[] = [
  {
    field: 'id',
    verb: 'is',
    mend: 'Give each brand an id of its own.',
    of: ({ id }) => (typeof id === 'string' ? [id] : []),
  },
  {
    field: 'routes',
    verb: 'has',
    mend: 'Leave the route to one of them.',
    of: ({ routes }) => listed(routes),
  },
  {
    field: 'hosts',
    verb: 'has',
    mend: 'Leave the host name to one of them.',
    of: ({ hosts }) => listed(hosts),
  },
];

function clashesOver({ field, verb, mend, of }: Claim, drafts: readonly BrandDraft[]): readonly string[] {
  const holders = new Map<string, BrandDraft>();
  return inOrderOfBlame(drafts, field).flatMap((draft) =>
    of(draft.fields).flatMap((value) => {
      const holder = holders.get(value);
      if (!holder) {
        holders.set(value, draft);
        return [];
      }
      const [file, other] = [draft.writtenIn(field), holder.writtenIn(field)];
      return holder === draft
        ? `${file}: ${field} has ${shown(value)} twice. Take one of them out.`
        : `${file}: ${field} ${verb} ${shown(value)}, and so ${verb} that of ${other}. ${mend}`;
    }),
  );
}

/** Who overrides a field comes last, and is told to mend it. */
function inOrderOfBlame(drafts: readonly BrandDraft[], field: string): readonly BrandDraft[] {
  const isOverridden = (draft: BrandDraft) => draft.writtenIn(field) !== draft.file;
  return [...drafts.filter((draft) => !isOverridden(draft)), ...drafts.filter(isOverridden)];
}

function folderOf(drafts: readonly BrandDraft[]): string {
  return drafts[0]?.file.replace(/[\\/][^\\/]*$/, '') ?? 'host/brands';
}
