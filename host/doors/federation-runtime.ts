// A door of its own, because importing it puts the federation runtime into the page.
export { run } from '../src/segments/federation-runtime';
