import { ofPage, type Pay, type Said, type Shown } from '../messages';

/** Connects the frame with the page around it. What another window says, or another page later, is dropped. */
export function connectPage(heard: (message: Shown | Pay) => void) {
  const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
  let page: string | undefined;
  const tell = (message: Said) => window.parent.postMessage({ ...message, nonce }, page ?? '*');
  function handleMessage({ source, origin, data }: MessageEvent): void {
    const message = source === window.parent && origin === (page ?? origin) ? ofPage(data) : undefined;
    if (message?.nonce !== nonce) return;
    page = origin;
    heard(message);
  }
  window.addEventListener('message', handleMessage);
  tell({ type: 'ready' });
  return { tell, close: () => window.removeEventListener('message', handleMessage) };
}
