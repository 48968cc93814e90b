import browserslist from 'browserslist';
import { root } from './workspace';

/** Every supported version of every browser, as the root package.json names them. See docs/adr/0025. */
export const supportedBrowsers: readonly string[] = browserslist(undefined, { path: root });
