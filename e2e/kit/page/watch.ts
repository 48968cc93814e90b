// The first script of the kit's page: it watches what code of the segment does to the page that belongs to the host.
import { type Called, callerOf, watchCalls } from './caller';
import { found, moment } from './findings';

const moments = {
  loaded: 'as it is loaded',
  drawn: 'as it is drawn',
  pressed: 'after a press',
  gone: 'when it is gone',
};
const advice = {
  dialog: 'A dialog of the browser stops the page. Ask with a step.',
  store: 'Only the host stores data on the device. Keep it in the journey, the draft or the module.',
  place: 'Address, history and title belong to the host, also if they are put back. Lead to a step, or show a link.',
  worker: 'The page allows no workers: the host would see neither their errors nor their requests.',
  message: 'A message can carry answers to another page. Publish a fact: the host passes on what may leave.',
  permission:
    'The host asks for permissions. Use the geolocator of the call; write to the clipboard only after a press.',
  request: 'Send it with the http of the call: the host adds key and time limit, and reads the answer.',
  scroll: 'The host scrolls the conversation. A part may scroll only its own elements.',
  key: 'Keys outside of the part belong to the visitor. Listen on an element of the part.',
  focus: 'The host moves the focus. A part may only move it between its own elements, after a press.',
  motion: 'The visitor asked for less motion. Move only under prefers-reduced-motion: no-preference.',
};
type Reason = keyof typeof advice;

const isInPart = (target: unknown) => target instanceof Element && target.parentElement?.closest('[data-part]') != null;
const isPressed = () => moment() === 'pressed';
const isRead = ({ name }: Called) => name.startsWith('get ');
const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a segment may not use: the owner of the functions, their names, the reason, and when they are allowed all the same. */
type Rule = readonly [owner: string, names: string, reason: Reason, isAllowed?: (called: Called) => boolean];
const forbidden: readonly Rule[] = [
  ['Storage.prototype', 'getItem setItem removeItem clear key', 'store'],
  ['IDBFactory.prototype', 'open deleteDatabase databases', 'store'],
  ['CacheStorage.prototype', 'open match has delete keys', 'store'],
  ['CookieStore.prototype', 'get getAll set delete', 'store'],
  ['StorageManager.prototype', 'getDirectory persist estimate', 'store'],
  ['History.prototype', 'pushState replaceState back forward go', 'place'],
  ['Document.prototype', 'cookie', 'store'],
  ['Document.prototype', 'title', 'place', isRead],
  ['window', 'open', 'place', isPressed],
  ['window', 'Worker SharedWorker', 'worker'],
  ['ServiceWorkerContainer.prototype', 'register', 'worker'],
  ['Worklet.prototype', 'addModule', 'worker'],
  ['window', 'postMessage', 'message'],
  ['BroadcastChannel.prototype', 'postMessage', 'message'],
  ['Clipboard.prototype', 'read readText', 'permission'],
  ['Clipboard.prototype', 'write writeText', 'permission', isPressed],
  ['Permissions.prototype', 'query', 'permission'],
  ['Geolocation.prototype', 'getCurrentPosition watchPosition', 'permission'],
  ['MediaDevices.prototype', 'getUserMedia getDisplayMedia enumerateDevices', 'permission'],
  ['Notification', 'requestPermission', 'permission'],
  ['window', 'fetch WebSocket EventSource', 'request'],
  ['Navigator.prototype', 'sendBeacon', 'request'],
  ['XMLHttpRequest.prototype', 'open', 'request'],
  ['window', 'scroll scrollTo scrollBy', 'scroll'],
  ['Element.prototype', 'scroll scrollTo scrollBy', 'scroll', ({ self }) => isInPart(self)],
  ['Element.prototype', 'scrollTop', 'scroll', (called) => isRead(called) || isInPart(called.self)],
  ['Element.prototype', 'scrollIntoView', 'scroll', isPressed],
  ['Event.prototype', 'preventDefault stopPropagation stopImmediatePropagation', 'key', isOwnEvent],
  ['Element.prototype', 'animate', 'motion', isStill],
  ['HTMLElement.prototype', 'focus blur', 'focus', mayFocus],
  ['SVGElement.prototype', 'focus blur', 'focus', mayFocus],
];
for (const [owner, names, reason, isAllowed] of forbidden)
  watchCalls(ownerOf(owner), names, (called) => {
    const [name = '', verb = 'call'] = called.name.split(' ').reverse();
    const what = `${verb}s ${owner.replace('.prototype', '')}.${name}(${shown(called)})`;
    if (called.at && !isAllowed?.(called)) note(what, reason, called.at);
    return called.go();
  });

function ownerOf(path: string): unknown {
  return path === 'window' ? window : path.split('.').reduce((of: object, name) => Reflect.get(of, name) ?? {}, window);
}

function note(what: string, reason: Reason, at: string | undefined): void {
  found('page', `${what} ${moments[moment()]}. ${advice[reason]}`, { at });
}

function shown({ self, args: [first = ''] }: Called): string {
  if (self instanceof Event)
    return `${self.type} at <${self.target instanceof Element ? self.target.localName : 'page'}>`;
  if (first instanceof Request) return first.url;
  if (typeof first !== 'object') return String(first).replace(/^blob:.*/, 'blob:');
  return self instanceof Element ? `<${self.localName}>` : '';
}

/** An event of a part, or one that is neither a key nor a gesture of the whole page. */
function isOwnEvent({ self }: Called): boolean {
  const { type = '', target } = self instanceof Event ? self : {};
  const isOfPart = target instanceof Element && target.closest('[data-part]') !== null;
  return isOfPart || !/^(key|wheel|touch|contextmenu|copy|paste)/.test(type);
}

/** The visitor has not asked for less motion, or the motion has no length. */
function isStill({ args: [, how] }: Called): boolean {
  return !isMotionReduced() || Number(Reflect.get(Object(how), 'duration') ?? (Number(how) || 0)) <= 1;
}

function mayFocus({ self, name }: Called): boolean {
  return isInPart(self) && (name === 'blur' || isPressed());
}

/** Animations of style sheets under reduced motion. */
function noteMotion({ target }: Event): void {
  if (!(target instanceof Element) || !isInPart(target) || !isMotionReduced()) return;
  const isMoving = target.getAnimations().some(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
  if (isMoving) found('looks', `moves a <${target.localName}> although motion is reduced. ${advice.motion}`);
}
for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, noteMotion, true);

// Dialogs do not stop the kit. A part may print after a press, because the visitor asked for it.
watchCalls(window, 'alert confirm prompt', ({ name, args: [text = ''], at }) => {
  note(`opens ${name}("${text}")`, 'dialog', at);
  return { confirm: false, prompt: null }[name];
});
watchCalls(window, 'print', ({ at }) => {
  if (!isPressed()) found('page', `prints ${moments[moment()]}. Print only after a press.`, { at });
  window.dispatchEvent(new Event('afterprint'));
});

// Keys are also properties of a storage. Code of the segment gets one that notes when a key is used; whether it exists may be asked.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  const storage = window[name];
  const use = (key: string | symbol, at: string | undefined) => {
    if (typeof key === 'string' && !(key in Storage.prototype)) note(`uses ${name}.${key}`, 'store', at);
  };
  const get = (_: Storage, key: string | symbol) => {
    use(key, callerOf(get));
    const value: unknown = Reflect.get(storage, key, storage);
    return typeof value === 'function' ? value.bind(storage) : value;
  };
  const set = (_: Storage, key: string | symbol, value: unknown) => {
    use(key, callerOf(set));
    return Reflect.set(storage, key, value, storage);
  };
  const watched = new Proxy(storage, { get, set });
  watchCalls(window, name, ({ at }) => (at ? watched : storage));
}

// The page must stay, and its title belongs to the host.
const functions = new Map(['pushState', 'replaceState'].map((name) => [name, Reflect.get(history, name)]));
type Navigation = Event & { hashChange: boolean; destination: { url: string; sameDocument: boolean } }; // not in the types yet
Reflect.get(window, 'navigation')?.addEventListener('navigate', function leave(event: Navigation) {
  const { hashChange, destination } = event;
  if (!hashChange && destination.sameDocument) return; // by the history
  event.preventDefault();
  note(`goes to ${destination.url.replace(location.origin, '')}`, 'place', callerOf(leave));
});
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLTitleElement) found('page', `renders the title "${node.textContent}". ${advice.place}`);
}).observe(document.head, { childList: true });

/** Looks at a page on which parts are drawn and nothing was pressed. */
export function lookAtDrawn(): void {
  for (const [name, original] of functions)
    if (Reflect.get(history, name) !== original) found('page', `wraps history.${name}. ${advice.place}`);
  const { activeElement } = document;
  if (activeElement && isInPart(activeElement) && moment() === 'drawn')
    found('page', `has the focus at <${activeElement.localName}> as it is drawn. ${advice.focus}`);
}

/** One entry for each copy of a React renderer that started on the page. */
export const renderers: unknown[] = [];
const ignore = () => undefined;
Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers: new Map(),
    supportsFiber: true,
    inject: (renderer: unknown) => renderers.push(renderer),
    ...{ onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore, onPostCommitFiberRoot: ignore, checkDCE: ignore },
  },
});
