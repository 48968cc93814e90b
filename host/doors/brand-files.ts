export { brandsDir, readBrandFiles } from '../brands/brand-folder';
