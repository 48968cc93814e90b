/** The masks of typed answers, over imask: the one part of the product that carries it. The host loads them late. */
export { FieldMask } from './field-mask';
