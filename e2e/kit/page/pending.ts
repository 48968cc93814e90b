// What the page still waits for: requests, scripts, images and timers. Started after the probes, before any other code.
import { runningTimers } from './probes';

const requests = new Set<unknown>();
const scripts = new Set<Node>();

const { fetch } = window;
window.fetch = function fetchAndCount(...given) {
  const answer = fetch.apply(window, given);
  const end = () => void requests.delete(answer);
  requests.add(answer);
  answer.then(end, end);
  return answer;
};

const { send } = XMLHttpRequest.prototype;
XMLHttpRequest.prototype.send = function sendAndCount(...given) {
  requests.add(this);
  this.addEventListener('loadend', () => requests.delete(this), { once: true });
  return send.apply(this, given);
};

new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLScriptElement) || node.src === '') continue;
    const end = () => void scripts.delete(node);
    scripts.add(node);
    for (const event of ['load', 'error']) node.addEventListener(event, end, { once: true });
  }
}).observe(document.head, { childList: true });

/** Whether something arrives soon that may change what is shown. Timers of the segment count up to this many ms, others never. */
export function isPending(root: Element, timersMs: number): boolean {
  return (
    requests.size > 0 ||
    [...scripts].some((script) => script.isConnected) ||
    root.querySelector('[role="img"][aria-label="Carregando"]') !== null ||
    [...root.querySelectorAll('img')].some((image) => !image.complete && image.loading !== 'lazy') ||
    runningTimers().some(({ isOwn, ms }) => isOwn && ms <= timersMs)
  );
}
