// pnpm segment serve | verify | kit: a segment by itself.
import { runSubCommand } from './support/sub-command';

await runSubCommand('pnpm segment', {
  serve: () => import('./segment-serve'),
  verify: () => import('./segment-verify'),
  kit: () => import('../kit/seeded-changes'),
});
