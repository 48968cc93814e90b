import type { Brand } from '@consorcio/shared/entities';
import type { StoreApi } from 'zustand/vanilla';
import { afterFirstPaint } from '../../platform/after-first-paint';
import { pushToDataLayer } from './data-layer';

type ConsentAnswer = 'granted' | 'denied';

/** What the visitor has answered, and answers later. */
export interface GivenConsent {
  readonly store: Pick<StoreApi<ConsentAnswer | undefined>, 'getState' | 'subscribe'>;
}

/** ms that Google's tags wait for the first answer of an external consent manager. */
const MANAGER_MS = 500;

/**
 * Loads the tag-manager container of a brand into the page, as Google's guides say: the consent is denied before anything else, and the
 * scripts have the nonce of the page, which the container gives to what it adds. It waits for the `load` event, which it would delay, and
 * until the page has replaced its opening, which takes errors of scripts for its own. When it is blocked, nothing happens. See docs/adr/0027.
 */
export function openContainer({ trackingId, consent: setting }: Brand, consent: GivenConsent): void {
  const isManaged = setting.includes('/'); // the address of an external consent manager
  tell('default', 'denied', isManaged ? { wait_for_update: MANAGER_MS } : {});
  if (!isManaged) {
    const present = () => ((consent.store.getState() ?? setting) === 'granted' ? 'granted' : 'denied');
    if (present() === 'granted') tell('update', 'granted');
    consent.store.subscribe(() => tell('update', present()));
  }
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });

  const load = (): void => {
    if (window.early || document.readyState !== 'complete') return afterFirstPaint(load);
    if (isManaged) add(setting);
    add(`https://www.googletagmanager.com/gtm.js?id=${trackingId}`);
  };
  afterFirstPaint(load);
}

/** One command of consent mode, for all that tags may store or send. */
function tell(command: 'default' | 'update', answer: ConsentAnswer, more = {}): void {
  const [ad_storage, ad_user_data, ad_personalization, analytics_storage] = Array<ConsentAnswer>(4).fill(answer);
  gtag('consent', command, { ad_storage, ad_user_data, ad_personalization, analytics_storage, ...more });
}

/** The container knows a command by its type: it is the `arguments` of a function. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be no command
  pushToDataLayer(arguments);
}

/** Scripts run in the order in which they are added: the container after the consent manager. */
function add(src: string): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  document.head.append(Object.assign(document.createElement('script'), { async: false, nonce, src }));
}
