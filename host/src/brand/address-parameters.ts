import { couponCodeSchema, referralCodeSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

/** The parameters of an address that change its brand. Anyone can write an address, so each is limited. SPEC section 1. */
export interface AddressParameters {
  /** `idc`: the campaign of this visit. */
  readonly campanhaId?: number;
  /** `cupom`, in capitals as the field shows it. */
  readonly cupom?: string;
  /** `referralcode`: the code that another visitor shared. */
  readonly referralCode?: string;
}

const campaignSchema = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
/** Checked before it is converted to capitals: 'ß' would become 'SS'. */
const couponSchema = z.pipe(z.string().check(z.trim(), z.regex(/^[\w-]*$/), z.toUpperCase()), couponCodeSchema);

/** Reads the query of an address. A parameter that is invalid or appears more than once is ignored. */
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
