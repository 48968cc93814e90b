import * as z from 'zod/mini';
import { couponCodeForm, referralCodeForm } from './code-forms';

export const referralCodeSchema = z.string().check(z.regex(referralCodeForm));
export const couponCodeSchema = z.string().check(z.regex(couponCodeForm));
