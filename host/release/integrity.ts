export { integrityOf } from '@consorcio/shared/webpack/integrity-of';
