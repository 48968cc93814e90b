export { showBuilds } from './show-builds';
export { readShownBuilds } from './shown-builds';
export { withShownBuilds } from './with-shown-builds';
