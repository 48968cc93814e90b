export { default as institution } from '../src/brand/institution.json' with { type: 'json' };
export { parseBrand } from '../src/brand/parse-brand';
