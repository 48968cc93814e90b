export { brandVariables } from './brand-variables';
export { contrastRatio, mix } from './colour';
export { type ContrastShortfall, contrastShortfalls } from './contrast-shortfalls';
export { GlobalStyle } from './global-style';
export { type Theme, theme } from './tokens';
