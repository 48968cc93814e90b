// pnpm brands check | preview | pages: the brand files, and the pages that are rendered from them.
import { runSubCommand } from './support/sub-command';

await runSubCommand('pnpm brands', {
  check: () => import('../../host/brands/command'),
  preview: () => import('./brands-preview'),
  pages: () => import('../../host/pages/command'),
});
