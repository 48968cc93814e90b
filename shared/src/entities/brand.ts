import * as z from 'zod/mini';
import { generationModeSchema, planTypeCodeSchema } from './goods';

const webAddress = z.url({ protocol: /^https?$/ });
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/** Which plan types a brand sells. Any other name shows the plan type of that name. SPEC section 4. */
export const planTables = [
  'integral',
  'pagametade',
  'reduzida',
  'integral_pagametade',
  'integral_reduzida',
  'pagametade_reduzida',
] as const;

/** The kind of entry campaign: it decides the greeting copy. SPEC section 1. */
export const greetingKinds = [
  'home',
  'app',
  'performance',
  'offer',
  'property-abandonment',
  'coins',
  'exclusive',
  'coupon',
  'partner',
  'app-user',
] as const;

/** One partner's variant of the product, complete (defaults already applied). SPEC section 1. */
export const brandSchema = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  routes: z.array(z.string().check(z.regex(/^\/[a-z0-9-]*$/))),
  hosts: z.array(z.string()),
  campanhaId: z.int(),
  compraId: z.int(),
  empresaId: z.int(),
  desconto: z.boolean(), // the discount flag: 50% off the first instalment, 60% for company 97
  tipoTabela: z.enum(planTables),
  nome: z.string(),
  tema: z.object({ background: colour, primaryBackground: colour, primaryForeground: colour }),
  banner: z.nullable(z.string()),
  chatUrl: webAddress, // where the specialists are
  trackingId: z.nullable(z.string().check(z.regex(/^GTM-[A-Z0-9]{4,12}$/))), // tag-manager container
  tipoPlano: planTypeCodeSchema,
  tipo: generationModeSchema,
  botType: z.string(),
  siteDomain: webAddress,
  navBar: z.boolean(),
  isApp: z.boolean(),
  shouldUseCoupon: z.boolean(),
  fakeLoadDelay: z.int().check(z.minimum(0), z.maximum(10_000)), // ms
  greeting: z.enum(greetingKinds),
  titulo: z.string(),
  descricao: z.string(),
  /** A referral code turns the brand into the referral configuration. SPEC section 1. */
  referralCode: z.nullable(z.string()),
  /** A coupon that came with the address. SPEC section 1. */
  cupom: z.nullable(z.string()),
});
export type Brand = z.infer<typeof brandSchema>;
export type PlanTable = (typeof planTables)[number];
export type GreetingKind = (typeof greetingKinds)[number];
