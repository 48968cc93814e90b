export { type Theme, theme } from './tokens';
