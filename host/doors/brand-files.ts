export { brandsDir, readBrandFiles } from '../brands/read-brand-files';
