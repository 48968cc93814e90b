export { brandFields, type FieldNote } from '../brands/check/brand-fields';
export { brandDefaults, brandFileSchema, institutionFileSchema } from '../brands/check/brand-file';
export type { CheckedBrand } from '../brands/check/check-brands';
export { reservedRoute } from '../brands/check/served-routes';
export { checkBrandFolder } from '../brands/check-brand-folder';
