export { componentProps } from './component-props';
export { compose, composings } from './compose';
export { renderWithBrand } from './render-with-brand';
