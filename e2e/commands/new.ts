// pnpm new step <segment> <name> --after <step> [--before <step>] [--dry-run]: a step between two others, with its first test.
// pnpm new segment <name> --after <segment>:<exit> [--dry-run]: the package of a segment, with its first step and test.
import { runSubCommand } from './support/sub-command';

await runSubCommand('new', {
  step: () => import('./new-step'),
  segment: () => import('./new-segment'),
});
