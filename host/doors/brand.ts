export { parseBrand } from '../src/brand/parse-brand';
