export { brandVariables, controlContrast, textContrast } from './brand-variables';
export { contrastRatio, mix } from './colour';
export { GlobalStyle } from './global-style';
export { type Theme, theme } from './tokens';
