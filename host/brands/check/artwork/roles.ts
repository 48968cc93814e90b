/** What a picture is for. Sizes in px. */
export interface Role {
  /** Width by height: from and to, or one that is nearly met and then made exact. */
  readonly proportions: readonly [number, number] | number;
  /** The same in words. */
  readonly form: string;
  /** How long this side has to be at least, and is served at the most: a screen may have two or three dots for a px. */
  readonly side: 'width' | 'height';
  readonly least: number;
  readonly served: number;
  /** The most bytes of each form that is served. */
  readonly limit: number;
  readonly kind: 'drawing' | 'photograph';
}

const drawing = { side: 'height', least: 72, served: 108, limit: 20 * 1024, kind: 'drawing' } as const;
const logo = { ...drawing, proportions: [1, 6], form: 'one to six times as wide as high' } as const;
const square = { ...drawing, proportions: 1, form: 'as wide as high' } as const;
const photograph = { side: 'width', limit: 60 * 1024, kind: 'photograph' } as const;

/** By the field that names the picture. A home screen shows the favicon with 180 px, a tab with up to 96. */
export const roles = {
  'logo.image': logo,
  'logo.imageOnDark': logo,
  avatar: square,
  favicon: { ...square, least: 180, served: 96 },
  'banner.image.phone': { ...photograph, proportions: 2, form: 'twice as wide as high', least: 656, served: 984 },
  'banner.image.desktop': {
    ...photograph,
    proportions: 4,
    form: 'four times as wide as high',
    least: 1376,
    served: 1376,
  },
} as const satisfies Readonly<Record<string, Role>>;

export type PictureField = keyof typeof roles;
