export { type PreviewState, shownBrand } from '../preview/preview-state';
export { BEGIN_PATH, moments } from '../preview/views';
