import type { Brand } from '@consorcio/shared/entities';
import type { BrandField } from './brand-file';

/** What there is to say about a field of a brand file. */
export interface FieldNote {
  /** One sentence for whoever writes a file, with unit or shape. */
  readonly means: string;
  /** What to do when the field is missing or wrong. */
  readonly mend: string;
}

/** A field of a brand file, or one inside it: `tema`, `tema.background`. */
export type FieldPath = BrandField | { [Field in BrandField]: InnerPath<Field> }[BrandField];

type InnerPath<Field extends BrandField> =
  NonNullable<Brand[Field]> extends readonly unknown[]
    ? never
    : NonNullable<Brand[Field]> extends object
      ? `${Field}.${keyof NonNullable<Brand[Field]> & string}`
      : never;

/** A line for each field: the check, editors and docs/brands.md all read this one. A field without a line does not compile. */
export const brandFields: Readonly<Record<FieldPath, FieldNote>> = {
  id: {
    means: 'The name of the brand among the others, as its file is called: small letters, digits and hyphens.',
    mend: 'Write the name of the file without `.json`: 1 to 40 small letters, digits and hyphens.',
  },
  routes: {
    means: 'The paths where the brand lives, each of one part, such as "/kmv"; "/" is the home brand\'s.',
    mend: 'Write a list of paths, each "/" or "/" with up to 40 small letters, digits and hyphens.',
  },
  hosts: {
    means: 'The host names of the partner on which "/" is this brand, without "https://".',
    mend: 'Write a list of host names in small letters, such as "simule.parceiro.example", without "https://".',
  },
  campanhaId: {
    means: 'The campaign id of the partner, a whole number; `idc` in the address overrides it.',
    mend: 'Write the campaign id of the partner, a whole number above 0.',
  },
  compraId: {
    means: 'The purchase id of the partner, a whole number.',
    mend: 'Write the purchase id of the partner, a whole number above 0.',
  },
  empresaId: {
    means: 'The company id of the partner, a whole number.',
    mend: 'Write the company id of the partner, a whole number above 0.',
  },
  desconto: {
    means: 'The discount flag: whether visitors are told of 50% off the first instalment (60% for company 97).',
    mend: 'Write true or false.',
  },
  tipoTabela: {
    means: 'The plan-table type: which plan types the brand sells.',
    mend: 'Write "integral", "pagametade", "reduzida", "integral_pagametade", "integral_reduzida" or "pagametade_reduzida".',
  },
  nome: {
    means: 'The brand name, in the logo and in the greeting, at most 40 characters.',
    mend: 'Write the name that visitors read, 1 to 40 characters.',
  },
  assinatura: {
    means: 'Small print under the name, who stands behind a partner, at most 40 characters; null for none.',
    mend: 'Write 1 to 40 characters, or null for none.',
  },
  tema: {
    means: 'The theme: three colours, from which all others are derived.',
    mend: 'Write the three colours background, primaryBackground and primaryForeground.',
  },
  'tema.background': {
    means: 'The colour of the page, #rrggbb. A dark one makes the whole page dark.',
    mend: 'Write the colour of the page as #rrggbb, such as "#f3f6f4".',
  },
  'tema.primaryBackground': {
    means: "The brand's own colour, #rrggbb: buttons, the visitor's bubbles, links and the sign of the logo.",
    mend: 'Write the colour of the brand as #rrggbb, such as "#0b6b4f".',
  },
  'tema.primaryForeground': {
    means: "What is written on the brand's own colour, #rrggbb, at least 4.5:1 away from it.",
    mend: 'Write the colour of text on primaryBackground as #rrggbb, such as "#ffffff".',
  },
  logo: {
    means:
      'The neutral logo: a sign of our own in a frame, and the name set in type. Never a copy of artwork of the partner.',
    mend: 'Write an object with sign, frame and lettering.',
  },
  'logo.sign': {
    means: 'The sign, an SVG path on a canvas of 24 by 24, at most 301 characters.',
    mend: 'Write the path of an SVG on a canvas of 24 by 24, such as "M12 3 21 21H3z".',
  },
  'logo.frame': {
    means: 'The shape that the sign stands in.',
    mend: 'Write "disc", "tile", "shield", "hexagon" or "none".',
  },
  'logo.lettering': {
    means: 'How the name beside the sign is set.',
    mend: 'Write "plain", "light", "wide", "serif", "mono" or "slanted".',
  },
  corners: {
    means: 'How round cards, bubbles and controls are.',
    mend: 'Write "round", "soft" or "crisp".',
  },
  bar: {
    means: "What the header stands on: a card's white, the brand's own colour or the page.",
    mend: 'Write "surface", "primary" or "page".',
  },
  banner: {
    means: "A strip over the talk in the brand's own colours; null for none.",
    mend: 'Write an object with titulo, texto and motif, or null for none.',
  },
  'banner.titulo': {
    means: 'The first line of the banner, at most 40 characters.',
    mend: 'Write 1 to 40 characters.',
  },
  'banner.texto': {
    means: 'What the banner says under it, at most 90 characters.',
    mend: 'Write 1 to 90 characters.',
  },
  'banner.motif': {
    means: 'The drawing in the banner.',
    mend: 'Write "rings", "rays", "stripes", "dots", "waves" or "steps".',
  },
  chatUrl: {
    means: 'The human-help chat link: where the specialists are, a web address.',
    mend: 'Write the whole address of the chat, with "https://".',
  },
  trackingId: {
    means: 'The tracking container id, "GTM-" with 4 to 12 capitals and digits; null loads no tag manager.',
    mend: 'Write "GTM-" with 4 to 12 capitals and digits, or null for none.',
  },
  tipoPlano: {
    means: 'The default plan type: whose categories a visitor is offered first.',
    mend: 'Write "CREDITO_INTEGRAL", "CREDITO_PAGAMETADE" or "PARCELA_REDUZIDA".',
  },
  tipo: {
    means: 'The plan generation mode: by credit (1) or by instalment (2).',
    mend: 'Write 1 (by credit) or 2 (by instalment).',
  },
  botType: {
    means: 'The kind of bot, a word of at most 40 characters.',
    mend: 'Write the kind of bot, 1 to 40 characters.',
  },
  siteDomain: {
    means: "The brand's own site, a web address: where the logo leads.",
    mend: 'Write the whole address of the site, with "https://".',
  },
  publicOrigin: {
    means: 'Where the page of a brand without a host name is public: "https://" and a host name, no slash at the end.',
    mend: 'Write "https://" and a host name in small letters, without a slash at the end.',
  },
  navBar: {
    means: 'Whether the header has the menu of the home variants.',
    mend: 'Write true or false.',
  },
  isApp: {
    means: 'Whether the page is shown inside an app: no header, and events are also told to the app.',
    mend: 'Write true or false.',
  },
  shouldUseCoupon: {
    means: 'Whether visitors are asked for a coupon before the proposal.',
    mend: 'Write true or false.',
  },
  fakeLoadDelay: {
    means: 'The fake-load delay: the pause before a bot message, in ms, from 0 to 10000.',
    mend: 'Write a whole number of ms from 0 to 10000.',
  },
  greeting: {
    means: 'The kind of entry campaign, which decides the greeting copy.',
    mend: 'Write "home", "app", "performance", "offer", "property-abandonment", "exclusive", "coupon", "partner" or "app-user".',
  },
  titulo: {
    means: 'The title of the page in tabs, results and link previews, at most 70 characters.',
    mend: 'Write the title of the page, 1 to 70 characters.',
  },
  descricao: {
    means: 'The description of the page in results and link previews, at most 200 characters.',
    mend: 'Write the description of the page, 1 to 200 characters.',
  },
  cupom: {
    means: 'A coupon of the brand that is offered unasked: 1 to 40 capitals, digits, _ and -; null for none.',
    mend: 'Write 1 to 40 capitals, digits, _ and -, or null for none.',
  },
};
