import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../brand-folder';
import type { BrandDraft, BrandFields } from '../brand-draft';
import { valueAt } from '../json-places';
import { type PictureField, roles } from './roles';

/** A picture that a brand names. */
export interface NamedPicture {
  readonly field: PictureField;
  readonly name: string;
}

const fields = Object.keys(roles) as PictureField[]; // all of them

/** The pictures that the fields of a brand name. A name that is no name of a file is reported already. */
export function namedPictures(written: BrandFields): readonly NamedPicture[] {
  return fields.flatMap((field) => {
    const name = valueAt(written, field.split('.'));
    return typeof name === 'string' && /^[a-z0-9][a-z0-9-]*\.(svg|png|jpg|webp)$/.test(name) ? [{ field, name }] : [];
  });
}

/** A line for each picture in the folders of brands that no field names. */
export function unnamedPictures(drafts: readonly BrandDraft[], folders: readonly string[]): readonly string[] {
  const namesIn = new Map(drafts.map((draft) => [draft.name, namesOf(draft)]));
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name: id }) => readdirSync(join(folder, id)).map((name) => ({ folder, id, name }))),
    )
    .filter(({ name }) => /\.(svg|png|jpe?g|webp|gif|avif)$/i.test(name))
    .filter(({ id, name }) => !namesIn.get(id)?.has(name))
    .map(({ folder, id, name }) => {
      const file = displayPath(join(folder, id, name));
      return `${file}: no field of ${id}.json names this picture, so nobody sees it. Write its name into a field, or remove it.`;
    });
}

/** A picture of a field that an override replaces is still named. */
function namesOf({ fields, before }: BrandDraft): ReadonlySet<string> {
  return new Set([fields, before].flatMap(namedPictures).map(({ name }) => name));
}
