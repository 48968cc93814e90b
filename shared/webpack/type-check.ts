import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import { inRoot } from './workspace';

/**
 * Checks the types of folders in a process of its own, at the start and after each change, also of a file that the build does not
 * contain, such as a test. The build does not wait for it. Errors are shown in the page and in the terminal.
 * @param folders relative to the workspace
 */
export function typeCheck(folders: readonly string[]): ForkTsCheckerWebpackPlugin {
  return new ForkTsCheckerWebpackPlugin({
    async: true,
    devServer: true,
    typescript: {
      configFile: inRoot('tsconfig.json'),
      configOverwrite: { include: [...folders] },
      memoryLimit: 4096,
    },
    logger: { log: (message) => isResult(message) && console.log(message), error: console.error },
  });
}

/** The plugin also reports that it has begun. */
function isResult(message: string): boolean {
  return message.includes('No typescript errors');
}
