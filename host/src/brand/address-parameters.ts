import { couponCodeSchema, referralCodeSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

/** What the address of a page may ask of its brand. Anybody can write an address, so each is bounded. SPEC section 1. */
export interface AddressParameters {
  /** `idc`: the campaign that this visit belongs to. */
  readonly campanhaId?: number;
  /** `cupom`, in capitals as the field shows it. */
  readonly cupom?: string;
  /** `referralcode`: what a visitor was given by another one. */
  readonly referralCode?: string;
}

const campaignSchema = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
/** Looked at before it is raised: 'ß' would become 'SS'. */
const couponSchema = z.pipe(z.string().check(z.trim(), z.regex(/^[\w-]*$/), z.toUpperCase()), couponCodeSchema);

/** Reads the query of an address. A parameter that is no code, or is there more than once, is passed over. */
export function addressParameters(search: string): AddressParameters {
  const query = new URLSearchParams(search);
  const codeOf = (name: string, schema: z.ZodMiniType<string>) => {
    const [only, ...others] = query.getAll(name);
    return others.length > 0 ? undefined : schema.safeParse(only).data;
  };
  const idc = codeOf('idc', campaignSchema);
  const cupom = codeOf('cupom', couponSchema);
  const referralCode = codeOf('referralcode', referralCodeSchema);
  return { ...(idc && { campanhaId: Number(idc) }), ...(cupom && { cupom }), ...(referralCode && { referralCode }) };
}
