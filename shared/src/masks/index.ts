/** Input masks, built on imask. Only this folder imports it; the host loads it after the first paint. */
export { FieldMask } from './field-mask';
