import { brandsDir } from '@consorcio/host/brand-files';
import { segmentNames } from '@consorcio/shared/webpack/workspace';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { createSandbox } from '../../sandbox/sandbox';
import { startProduct } from '../support/start-product';
import { servePreview } from './serve-preview';

export interface RunningPreview {
  readonly url: string;
  /** What is wrong with the brand files at the start, a line each. */
  readonly problems: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts the built product on free ports with an API of its own, and the preview page at `port`. `folder` has brand files that
 * override those of the product.
 */
export async function startPreview(port: number, folder?: string): Promise<RunningPreview> {
  const ports = Object.fromEntries(['host', ...segmentNames()].map((name) => [name, 0]));
  const sandbox = createSandbox();
  const { url: apiBaseUrl } = await sandbox.listen(0);
  const { segments } = await loadConversation();
  const running = await startProduct({ ports, delayMs: 0, apiBaseUrl, idempotencyKeys: 'honoured' });
  const product = { url: running.host.url, pages: running.pages };
  const preview = await servePreview({ port, product, segments, brandsDir, folder });
  return {
    url: preview.url,
    problems: running.pages.problems(),
    stop: async () => void (await Promise.all([preview.stop(), running.stop(), sandbox.close()])),
  };
}
