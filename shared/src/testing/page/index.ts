export { componentProps } from './component-props';
export { renderWithBrand } from './render-with-brand';
