const shown = new Map<string, unknown>();

/**
 * Development only: shows in the page and in the console what the code of a segment threw. The page reloads when that code has been
 * built again: code that threw while it was loading cannot be replaced in the page.
 */
export function showThrown(thrown: unknown, page: Window = window): void {
  const name = String(thrown);
  if (shown.has(name)) return; // the page tries to load the segment again and again
  if (shown.size === 0) watchBuilds(page);
  shown.set(name, thrown);
  page.reportError(thrown);
}

/**
 * The client of a development server posts these messages. Its first `webpackOk` is about the build that is loaded. With it the client
 * closes its overlay, even if an error was shown there before the client was connected.
 */
function watchBuilds(page: Window): void {
  let isChanging = false;
  page.addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.type === 'webpackInvalid') isChanging = true;
    if (data?.type !== 'webpackOk') return;
    if (isChanging) return page.location.reload();
    if (page.document.getElementById('webpack-dev-server-client-overlay')) return;
    for (const thrown of shown.values()) page.reportError(thrown);
  });
}
