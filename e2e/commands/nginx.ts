// pnpm nginx config: what nginx needs to serve the product.
import { runSubCommand } from './support/sub-command';

await runSubCommand('nginx', { config: () => import('../../host/serving/nginx/command') });
