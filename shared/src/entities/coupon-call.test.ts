import { aCoupon } from '../testing/builders';
import { couponAnswerSchema, couponRefusalSchema } from './coupon-call';
import { itParses } from './testing/it-parses';

itParses('a coupon', couponAnswerSchema, { data: { value: aCoupon() } });
itParses('a refused coupon', couponRefusalSchema, { validationErrors: [{ code: 1 }, { code: 'NotFound' }] });
