// pnpm brands check | new | preview | pages: the brand files, and the pages that are rendered from them.
import { runSubCommand } from './support/sub-command';

await runSubCommand('pnpm brands', {
  check: () => import('../../host/brands/command'),
  new: () => import('../../host/brands/new/command'),
  preview: () => import('./brands-preview'),
  pages: () => import('../../host/pages/command'),
});
