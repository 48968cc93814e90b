export { brandFields } from '../brands/check/brand-fields';
export { brandDefaults, brandFileSchema, institutionFileSchema } from '../brands/check/brand-file';
export { brandContrasts, type Contrast } from '../brands/check/contrasts';
export { reservedRoute } from '../brands/served-names';
