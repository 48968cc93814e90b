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
  const [product, { segments }] = await Promise.all([
    startProduct({ ports, delayMs: 0, apiBaseUrl, idempotencyKeys: 'honoured' }),
    loadConversation(),
  ]);
  const preview = await servePreview({
    port,
    product: { url: product.host.url, pages: product.pages },
    segments,
    brandsDir,
    ...(folder !== undefined && { folder }),
  });
  return {
    url: preview.url,
    problems: product.pages.problems(),
    async stop() {
      await Promise.all([preview.stop(), product.stop(), sandbox.close()]);
    },
  };
}
