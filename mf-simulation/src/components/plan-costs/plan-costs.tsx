/** What the plan that the visitor looks at costs. */
export { FactSheet as default } from '@consorcio/shared/ui';
