/** Shows figures of the plan: its details, or the first instalment with a coupon. */
export { FactSheet as default } from '@consorcio/shared/ui';
