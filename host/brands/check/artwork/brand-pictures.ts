import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Brand, brandSchema } from '@consorcio/shared/entities';
import { brandVariables } from '@consorcio/shared/theme';
import { displayPath } from '../../brand-folder';
import type { Image } from '../../hashed-picture';
import type { BrandDraft, BrandFields } from '../brand-draft';
import { brandDefaults } from '../brand-file';
import { type NamedPicture, namedPictures } from './named-pictures';
import { kib, type Picture, readPicture } from './picture';
import { type PictureField, type Role, roles } from './roles';
import { firstSeen, shareSeen } from './seen';
import { type Served, served } from './served';
import { Unfit } from './unfit';

/** The pictures of a brand that has some of its own. */
export interface BrandPictures {
  readonly artwork: Brand['artwork'];
  /** All files that `artwork` names. */
  readonly files: readonly Image[];
  /** Its favicon, to be served in place of the drawn icon. */
  readonly icon: Image | undefined;
  /** As they were handed in, to be drawn in other pictures. */
  readonly own: Partial<Readonly<Record<PictureField, Picture>>>;
}

interface BrandPicturesCheck {
  readonly pictures?: BrandPictures;
  readonly problems: readonly string[];
}

/** Reads, checks and converts all pictures that a brand names. Each is read where the first of `folders` has it. */
export async function brandPictures(draft: BrandDraft, folders: readonly string[]): Promise<BrandPicturesCheck> {
  const looks = await Promise.all(namedPictures(draft.fields).map((named) => look(draft, named, folders)));
  const found: Partial<Record<PictureField, Look>> = Object.fromEntries(looks.map((each) => [each.field, each]));
  const { chosen, unseen } = await logoOn(barOf(draft.fields), [found['logo.image'], found['logo.imageOnDark']]);
  const problems = [...looks, ...unseen].flatMap(({ field, file, unfit }) =>
    unfit.map(({ what, fix }) => `${draft.writtenIn(field)}: ${field}: ${file} ${what}. ${fix}`),
  );
  if (problems.length > 0) return { problems };
  const { avatar, favicon, 'banner.image.phone': phone, 'banner.image.desktop': desktop } = found;
  const pictureOf = (shown: Look | undefined) => shown?.served?.picture;
  const [phonePicture, desktopPicture] = [pictureOf(phone), pictureOf(desktop)];
  return {
    pictures: {
      artwork: {
        logo: pictureOf(chosen),
        avatar: pictureOf(avatar),
        banner: phonePicture && desktopPicture && { phone: phonePicture, desktop: desktopPicture },
      },
      files: [chosen, avatar, phone, desktop].flatMap((shown) => shown?.served?.files ?? []),
      icon: favicon?.served?.files[0],
      own: Object.fromEntries(looks.map(({ field, picture }) => [field, picture])),
    },
    problems,
  };
}

/** What was found out about a named picture. Without `served` it could not be read, or has the wrong form. */
interface Look {
  readonly field: PictureField;
  /** As people call it. */
  readonly file: string;
  readonly picture?: Picture;
  readonly served?: Served;
  readonly unfit: readonly Pick<Unfit, 'what' | 'fix'>[];
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile();

async function look(draft: BrandDraft, { field, name }: NamedPicture, folders: readonly string[]): Promise<Look> {
  const role = roles[field];
  const path = folders.map((folder) => join(folder, draft.name, name)).find(isFile);
  const file = path === undefined ? draft.fileOf(field).replace(/\.json$/, `/${name}`) : displayPath(path);
  try {
    if (path === undefined) throw new Unfit('does not exist', 'Put the picture there, or write another name.');
    const picture = await readPicture(path);
    const small = tooSmall(picture, role);
    if (!hasForm(picture, role)) {
      const what = `is ${picture.width} by ${picture.height}, and has to be ${role.form}`;
      return { field, file, unfit: [{ what, fix: 'Crop it, or add room around it.' }, ...small] };
    }
    const made = await served(draft.name, picture, role);
    return { field, file, picture, served: made, unfit: [...small, ...tooLarge(made, role)] };
  } catch (error) {
    if (error instanceof Unfit) return { field, file, unfit: [error] };
    throw error;
  }
}

const TOLERANCE = 0.02;

function hasForm({ width, height }: Picture, { proportions }: Role): boolean {
  const ratio = width / height;
  if (typeof proportions === 'number') return Math.abs(ratio / proportions - 1) <= TOLERANCE;
  return proportions[0] <= ratio && ratio <= proportions[1];
}

function tooSmall({ width, height, source }: Picture, { side, least }: Role): Look['unfit'] {
  const length = { width, height }[side];
  if (source !== undefined || length >= least) return [];
  return [{ what: `has a ${side} of ${length} px, of at least ${least}`, fix: 'Export it larger.' }];
}

function tooLarge({ files }: Served, { limit }: Role): Look['unfit'] {
  return files
    .filter(({ content }) => content.length > limit)
    .map(({ file, content }) => ({
      what: `has ${kib(content.length)} KiB when it is served as ${extname(file).slice(1)}, of at most ${kib(limit)}`,
      fix: 'Write a picture with less detail.',
    }));
}

/** The first logo that is seen on the bar of the brand; if there is none, what is wrong. */
async function logoOn(bar: string | undefined, logos: readonly (Look | undefined)[]) {
  const named = logos.filter((logo) => logo !== undefined);
  const pictures = named.flatMap(({ served, picture }) => (served && picture) ?? []);
  const [first] = named;
  if (bar === undefined || !first?.picture || pictures.length < named.length) return { unseen: [] };
  const seen = await firstSeen(pictures, bar);
  if (seen) return { chosen: named.find(({ picture }) => picture === seen), unseen: [] };
  const percent = Math.floor(100 * (await shareSeen(first.picture, bar)));
  const what = `is not seen on the bar, ${bar}: only ${percent}% of it has a contrast of 3:1, and half of it must`;
  const fix = 'Write the name of a logo that is seen there into logo.imageOnDark, or another bar.';
  return { unseen: [{ ...first, unfit: [{ what, fix }] }] };
}

const bars = { surface: '--color-surface', primary: '--color-primary', page: '--color-page' } as const;

/** The colour of the header; undefined if the brand has a wrong one, which is reported already. */
function barOf(written: BrandFields): string | undefined {
  const { shape } = brandSchema;
  const { bar, tema } = { ...brandDefaults, ...written };
  const [kind, colours] = [shape.bar.safeParse(bar).data, shape.tema.safeParse(tema).data];
  return kind && colours && brandVariables({ tema: colours, corners: 'round' })[bars[kind]];
}
