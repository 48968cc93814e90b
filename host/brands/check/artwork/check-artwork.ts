import { inParallel } from '@consorcio/shared/webpack/in-parallel';
import type { BrandDraft } from '../brand-draft';
import type { BrandPictures } from './brand-pictures';
import { namedPictures, unnamedPictures } from './named-pictures';

interface ArtworkCheck {
  /** By the name of the brand, where it names pictures and all of them are good. */
  readonly pictures: ReadonlyMap<string, BrandPictures>;
  /** A line each, as of all other problems. */
  readonly problems: readonly string[];
}

/** Checks the pictures that brands name, in `<folder>/<id>/` of the first folder that has them. */
export async function checkArtwork(drafts: readonly BrandDraft[], folders: readonly string[]): Promise<ArtworkCheck> {
  const having = drafts.filter(({ fields }) => namedPictures(fields).length > 0);
  const unnamed = unnamedPictures(drafts, folders);
  if (having.length === 0) return { pictures: new Map(), problems: unnamed };
  const { brandPictures } = await import('./brand-pictures'); // what draws pictures takes long to load
  const checks = await inParallel(having, (draft) => brandPictures(draft, folders));
  const good = checks.flatMap(({ pictures }, index) =>
    pictures ? [[having[index]?.name ?? '', pictures] as const] : [],
  );
  return { pictures: new Map(good), problems: [...checks.flatMap(({ problems }) => problems), ...unnamed] };
}
