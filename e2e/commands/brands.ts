// pnpm brands check | pages: the brand files, and the pages that are rendered from them.
import { runSubCommand } from './support/sub-command';

await runSubCommand('brands', {
  check: () => import('../../host/brands/command'),
  pages: () => import('../../host/pages/command'),
});
