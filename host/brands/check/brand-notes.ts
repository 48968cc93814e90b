import type { Brand } from '@consorcio/shared/entities';
import type { BrandField } from './brand-file';
import type { BrandNote } from './brand-note';
import { institutionNotes } from './institution-notes';

/** A field of a brand file, or a field inside it: `tema`, `tema.background`. */
export type FieldPath = BrandField | { [Field in BrandField]: InnerPath<Field> }[BrandField];

type InnerPath<Field extends BrandField> =
  NonNullable<Brand[Field]> extends readonly unknown[]
    ? never
    : NonNullable<Brand[Field]> extends object
      ? `${Field}.${keyof NonNullable<Brand[Field]> & string}`
      : never;

/** What each field of a brand file means. A field without a note does not compile. */
export const brandNotes: Readonly<Record<FieldPath, BrandNote>> = {
  id: {
    means: 'The id of the brand. It is also the name of its file.',
    write: 'the name of the file without `.json`: 1 to 40 small letters, digits and hyphens',
  },
  routes: {
    means: 'The paths of the brand, such as "/kmv". The home brand has "/".',
    write: 'a list of paths, each "/" or "/" with up to 40 small letters, digits and hyphens',
  },
  hosts: {
    means: 'The host names of the partner on which "/" is this brand.',
    write: 'a list of host names in small letters, such as "simule.parceiro.example", without "https://"',
  },
  campanhaId: { means: 'The campaign id of the partner; `idc` in the address overrides it.' },
  compraId: { means: 'The purchase id of the partner.' },
  empresaId: { means: 'The company id of the partner.' },
  desconto: { means: 'Whether visitors are offered 50% off the first instalment (60% for company 97).' },
  tipoTabela: { means: 'The plan table: which plan types the brand sells.' },
  nome: { means: 'The brand name, in the logo and in the greeting.' },
  assinatura: { means: 'The small print under the name: the company behind a partner.' },
  instituicao: {
    means: 'The administrator behind the brand, where it differs from institution.json.',
    write: 'an object with the fields of institution.json that differ',
  },
  ...institutionNotes,
  tema: { means: 'The theme: three colours, from which all others are derived.' },
  'tema.background': {
    means: 'The colour of the page. A dark one makes the whole page dark.',
    write: 'the colour of the page as #rrggbb, such as "#f3f6f4"',
  },
  'tema.primaryBackground': {
    means: "The brand's own colour: buttons, the visitor's bubbles, links and the sign of the logo.",
    write: 'the colour of the brand as #rrggbb, such as "#0b6b4f"',
  },
  'tema.primaryForeground': {
    means: "The colour of text on the brand's own colour, with a contrast of at least 4.5:1.",
    write: 'the colour of text on primaryBackground as #rrggbb, such as "#ffffff"',
  },
  logo: {
    means:
      "The neutral logo: a sign of our own in a frame, and the name in type. Never a copy of the partner's artwork.",
  },
  'logo.sign': {
    means: 'The sign, an SVG path on a canvas of 24 by 24.',
    write: 'the path of an SVG on a canvas of 24 by 24, at most 301 characters, such as "M12 3 21 21H3z"',
  },
  'logo.frame': { means: 'The shape around the sign.' },
  'logo.lettering': { means: 'The style of the name next to the sign.' },
  corners: { means: 'How round cards, bubbles and controls are.' },
  bar: { means: "The background of the header: white as a card, the brand's own colour, or the page." },
  banner: { means: "A strip above the chat in the brand's own colours." },
  'banner.titulo': { means: 'The first line of the banner.' },
  'banner.texto': { means: 'The text under the first line.' },
  'banner.motif': { means: 'The drawing in the banner.' },
  chatUrl: {
    means: 'The human-help chat link: a web address that leads to the specialists.',
    write: 'the whole address of the chat, with "https://" and without a name or password',
  },
  trackingId: {
    means: 'The tracking container id. Without one the page loads no tag manager.',
    write: '"GTM-" with 4 to 12 capitals and digits',
  },
  tipoPlano: { means: 'The default plan type: its categories are offered first.' },
  tipo: {
    means: 'The plan generation mode: by credit (1) or by instalment (2).',
    write: '1 (by credit) or 2 (by instalment)',
  },
  botType: { means: 'The kind of bot.' },
  siteDomain: {
    means: "The brand's own site, a web address: the logo links to it.",
    write: 'the whole address of the site, with "https://" and without a name or password',
  },
  publicOrigin: {
    means: 'The origin where the page of a brand without a host name is public.',
    write: '"https://" and a host name in small letters, without a slash at the end',
  },
  navBar: { means: 'Whether the header has the menu of the home variants.' },
  isApp: { means: 'Whether the page is shown inside an app: no header, and events are also sent to the app.' },
  shouldUseCoupon: { means: 'Whether visitors are asked for a coupon before the proposal.' },
  fakeLoadDelay: { means: 'The fake-load delay: the pause before a bot message, in ms.' },
  greeting: { means: 'The kind of entry campaign, which decides the greeting copy.' },
  titulo: { means: 'The title of the page in tabs, search results and link previews.' },
  descricao: { means: 'The description of the page in search results and link previews.' },
  cupom: {
    means: 'A coupon of the brand that is offered to every visitor.',
    write: '1 to 40 capitals, digits, _ and -',
  },
};
