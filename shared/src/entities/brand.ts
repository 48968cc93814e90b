import * as z from 'zod/mini';
import { couponCodeForm, referralCodeForm } from './code-forms';
import { generationModeSchema, planTypeCodeSchema } from './goods';
import { institutionSchema, words } from './institution';
import { publicAddressSchema } from './public-address';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const hostName = z.string().check(z.maxLength(253), z.regex(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/));
const id = z.int().check(z.positive());

/** Which plan types a brand sells. Any other name shows the plan type of that name. SPEC section 4. */
export const planTables = [
  'integral',
  'pagametade',
  'reduzida',
  'integral_pagametade',
  'integral_reduzida',
  'pagametade_reduzida',
] as const;

/** The kind of entry campaign, which decides the greeting copy. A referral is not a kind: any brand can greet a referral. SPEC section 1. */
export const greetingKinds = [
  'home',
  'app',
  'performance',
  'offer',
  'property-abandonment',
  'exclusive',
  'coupon',
  'partner',
  'app-user',
] as const;

/** Who decides whether the tags of a container may store something on the device; otherwise an external consent manager does. */
export const consentModes = ['ask', 'granted', 'denied'] as const;

/** The shape around the sign of a logo. */
export const logoFrames = ['disc', 'tile', 'shield', 'hexagon', 'none'] as const;
/** The type style of the name in a logo. */
export const letterings = ['plain', 'light', 'wide', 'serif', 'mono', 'slanted'] as const;
/** How round cards, bubbles and controls are. */
export const cornerKinds = ['round', 'soft', 'crisp'] as const;
/** The background of the header. */
export const barKinds = ['surface', 'primary', 'page'] as const;
/** The drawing in a banner. */
export const motifs = ['rings', 'rays', 'stripes', 'dots', 'waves', 'steps'] as const;

/** The name of a picture in the folder of the brand, beside its JSON: what the partner drew. `pnpm check brands` looks into it. */
const drawing = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}\.(svg|png)$/));
const photograph = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}\.(png|jpg|webp)$/));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/**
 * The neutral logo: our own sign in a frame, and the name as text; a partner's own logo replaces both in the header. `sign` is an SVG
 * path on a canvas of 24 by 24. Long numbers are refused: the icon renderer never returns from numbers that no float can hold.
 */
const logoSchema = z.strictObject({
  sign: z.string().check(z.regex(/^(?!.*\d{5})[Mm][MmLlHhVvCcSsQqTtAaZz0-9 ,.-]{1,300}$/)),
  frame: z.enum(logoFrames),
  lettering: z.enum(letterings),
  image: z.optional(drawing),
  imageOnDark: z.optional(drawing), // for a bar on which the first one is not seen
});

/** A picture above the text of a banner, in two cuts. `focus` is what stays in view of it: percent from the left and from the top. */
const bannerImageSchema = z.strictObject({
  alt: words(120),
  phone: photograph, // two to one
  desktop: photograph, // four to one
  focus: z.optional(z.strictObject({ x: percent, y: percent })),
});

/** A banner above the conversation, in the brand's colours. */
const bannerSchema = z.strictObject({
  titulo: words(40),
  texto: words(90),
  motif: z.enum(motifs),
  image: z.optional(bannerImageSchema),
});

/** A picture as the host serves it. `modern`: the same as AVIF or WebP, which is smaller. Sizes in px. */
const servedPictureSchema = z.strictObject({
  src: z.string(),
  modern: z.optional(z.string()),
  width: z.int(),
  height: z.int(),
});

/** The pictures of a brand as the host serves them, each where the brand has one. */
const artworkSchema = z.strictObject({
  logo: z.optional(servedPictureSchema), // the one for the bar of the brand
  avatar: z.optional(servedPictureSchema),
  banner: z.optional(z.strictObject({ phone: servedPictureSchema, desktop: servedPictureSchema })),
});

const campaignSchema = z.strictObject({ empresaId: id, compraId: id });

/** What a visit with a referral code counts for, whatever the brand. A plan type may count for ids of its own. SPEC section 1. */
const referralSchema = z.extend(campaignSchema, {
  campanhaId: id,
  planos: z.partialRecord(planTypeCodeSchema, campaignSchema),
});

/** One partner's variant of the product, complete (defaults already applied). SPEC section 1. */
export const brandSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  routes: z.array(z.string().check(z.regex(/^\/([a-z0-9-]{1,40})?$/))),
  hosts: z.array(hostName), // where `/` is this brand
  campanhaId: id,
  compraId: id,
  empresaId: id,
  indicacao: referralSchema,
  desconto: z.boolean(), // the discount flag: 50% off the first instalment, or the percent of `descontos`
  descontos: z.record(z.string().check(z.regex(/^[1-9]\d*$/)), z.int().check(z.minimum(1), z.maximum(99))), // by company id
  tipoTabela: z.enum(planTables),
  nome: words(40),
  assinatura: z.nullable(words(40)), // small print under the name: the company behind a partner
  instituicao: institutionSchema, // from `institution.json`; a brand file may override its fields
  tema: z.strictObject({ background: colour, primaryBackground: colour, primaryForeground: colour }),
  logo: logoSchema,
  corners: z.enum(cornerKinds),
  bar: z.enum(barKinds),
  banner: z.nullable(bannerSchema),
  avatar: z.nullable(drawing), // instead of the initial of the name
  favicon: z.nullable(drawing), // instead of the sign
  chatUrl: publicAddressSchema, // where the specialists are
  trackingId: z.nullable(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/))), // tag-manager container
  /** What the container may store on the device: the visitor is asked, or it is decided, or the script at this address asks. */
  consent: z.union([z.enum(consentModes), z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?\/[^\s"'<>\\]*$/))]),
  tipoPlano: planTypeCodeSchema,
  tipo: generationModeSchema,
  botType: words(40),
  siteDomain: publicAddressSchema, // the brand's own site, which the logo leads to
  publicOrigin: z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+$/)), // the public origin of the page, for brands without a host name
  navBar: z.boolean(),
  isApp: z.boolean(),
  shouldUseCoupon: z.boolean(),
  fakeLoadDelay: z.int().check(z.minimum(0), z.maximum(10_000)), // ms
  greeting: z.enum(greetingKinds),
  titulo: words(70),
  descricao: words(200),
  /** The coupon that is offered: the brand's own, or the one in the address. SPEC section 1. */
  cupom: z.nullable(z.string().check(z.regex(couponCodeForm))),
  /** Set by the build, never by a brand file. */
  artwork: z.nullable(artworkSchema),
  /** Set by the address, never by a brand file: it turns the brand into the referral configuration. SPEC section 1. */
  referralCode: z.nullable(z.string().check(z.regex(referralCodeForm))),
});
export type Brand = z.infer<typeof brandSchema>;
export type ServedPicture = z.infer<typeof servedPictureSchema>;
export type PlanTable = (typeof planTables)[number];
export type GreetingKind = (typeof greetingKinds)[number];
