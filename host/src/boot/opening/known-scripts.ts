// The third script in the head of every brand's page (early-script.ts compiles it). It holds the hash of each script of the host and lets
// no other script load: an address that is not listed is refused wherever code sets it. The loader of segments adds what a released
// manifest lists. The policy is the default one, so that it also covers builds of segments that know nothing of it. It also opens the
// links to other tabs. See docs/adr/0028.
declare const HASHES_OF_HOST: Record<string, string>;
/** The page of a brand with a container, which adds scripts of other origins and markup: the policy of the page lists those origins. */
declare const HAS_CONTAINER: boolean;

(() => {
  const hashes = HASHES_OF_HOST;
  globalThis._FEDERATION_INTEGRITY = hashes;
  const isListed = (address: string) => Object.hasOwn(hashes, address.split('?')[0] as string);
  const originOf = (address: string) => new URL(address, location.href).origin;
  const isOurs = (address: string) => Object.keys(hashes).some((known) => originOf(known) === originOf(address));
  const pass = (text: string) => text;
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isListed(address) || (HAS_CONTAINER && !isOurs(address)) ? address : null),
    ...(HAS_CONTAINER && { createHTML: pass, createScript: pass }),
  });
  try {
    if (HAS_CONTAINER && localStorage['consorcio.consent']) document.documentElement.dataset.answered = '';
  } catch {
    // storage is forbidden, so the visitor is asked
  }

  // A script that is lost is requested once more, at another address.
  addEventListener(
    'error',
    ({ target }) => {
      const { early } = window;
      if (!early || !(target instanceof HTMLScriptElement)) return;
      const src = target.getAttribute('src') as string;
      if (src.includes('?')) return early.fail();
      const { integrity, crossOrigin } = target;
      document.head.append(Object.assign(document.createElement('script'), { integrity, crossOrigin, src: `${src}?` }));
    },
    true,
  );

  // Many apps that show the page open no other window: a link to another tab then leads there in this one. `noopener` and `noreferrer`
  // would hide whether a window opened, so their work is done here.
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[target]');
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const policy = document.querySelector('[name=referrer]') as HTMLMetaElement;
    const { content } = policy;
    policy.content = 'no-referrer';
    event.preventDefault();
    const opened = open(link.href);
    if (opened) opened.opener = null;
    else location.assign(link.href);
    policy.content = content;
  });
})();
