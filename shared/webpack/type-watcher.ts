// Checks the types of a project at the start and after each change: `type-watcher.ts <tsconfig.json>`. Prints what `tsc --watch` prints.
// Each check reads all files: an incremental one kept an error in `segment.ts` after the step that caused it was repaired.
import ts from 'typescript';

const [project = 'tsconfig.json'] = process.argv.slice(2);
const options = { noEmit: true, preserveWatchOutput: true, pretty: false };
ts.createWatchProgram(ts.createWatchCompilerHost(project, options, ts.sys, ts.createAbstractBuilder));
