export { brandVariables, controlContrast, textContrast } from './brand-variables';
export { contrastRatio } from './colour';
export { GlobalStyle } from './global-style';
export { type Theme, theme } from './tokens';
