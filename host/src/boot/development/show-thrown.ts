const shown = new Set<string>();

/**
 * Development only: shows in the page and in the console what the code of a segment threw. The page reloads when that code has been
 * built again: code that threw while it was loading cannot be replaced in the page.
 */
export function showThrown(thrown: unknown, page: Window = window): void {
  const name = String(thrown);
  if (shown.has(name)) return; // the page tries to load the segment again and again
  if (shown.size === 0) reloadAfterBuild(page);
  shown.add(name);
  page.reportError(thrown);
}

/** The client of the development server posts these messages; the first `webpackOk` is about the build that is loaded. */
function reloadAfterBuild(page: Window): void {
  let isChanging = false;
  page.addEventListener('message', ({ data }: MessageEvent) => {
    if (data?.type === 'webpackInvalid') isChanging = true;
    if (data?.type === 'webpackOk' && isChanging) page.location.reload();
  });
}
