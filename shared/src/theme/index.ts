export { brandContrasts, type Contrast, contrastShortfalls } from './brand-contrasts';
export { brandVariables } from './brand-variables';
export { contrastRatio, mix } from './colour';
export { GlobalStyle } from './global-style';
export { type Theme, theme } from './tokens';
