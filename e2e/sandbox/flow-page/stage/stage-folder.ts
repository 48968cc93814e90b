import type { ServedFolder } from '@consorcio/host/serving';
import { beginPage } from './begin-page';

interface StageOf {
  /** How the host is served. */
  readonly host: ServedFolder;
  readonly port: number;
  /** Where the page of the flow is. */
  readonly sandboxUrl: string;
}

/** The path that begins at a step; the step follows. */
export const beginPath = '/comecar';
export const beginQuery = `${beginPath}?passo=`;

/**
 * The stage: the built host once more, at an address of its own, so that the flow page can show it in a frame and begin at any step.
 * The files are those of the product. Only here its policy lets the flow page frame it, nothing is observed, and bubbles come at once.
 */
export function stageFolder({ host, port, sandboxUrl }: StageOf): ServedFolder {
  const { live = {}, pageHeaders } = host;
  return {
    ...host,
    port,
    live: { ...live, '/config.json': () => onStage(live['/config.json']?.()) },
    ...(pageHeaders && {
      pageHeaders: (file: string, html: string) =>
        Object.fromEntries(
          Object.entries(pageHeaders(file, html)).map(([name, value]) => [
            name,
            name === 'Content-Security-Policy' ? framedBy(sandboxUrl, value) : value,
          ]),
        ),
    }),
    ownPages: {
      [beginPath]: { html: beginPage(sandboxUrl), headers: { 'Content-Security-Policy': framers(sandboxUrl) } },
    },
  };
}

function onStage(config: object | string | undefined): object {
  const { observation, ...rest }: { observation?: unknown } = typeof config === 'object' ? { ...config } : {};
  return { ...rest, fakeLoadDelayMs: 0 };
}

function framedBy(url: string, policy: string): string {
  return policy.replace(/frame-ancestors [^;]*/, framers(url));
}

function framers(url: string): string {
  return `frame-ancestors ${url}`;
}
