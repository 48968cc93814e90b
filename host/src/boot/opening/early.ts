// The script in the head of every brand's page, at most 1 KiB (early-script.ts compiles it). It runs before the first paint: it learns
// the pause, keeps presses until the page takes over, and says so when the page cannot load. See docs/adr/0023.
(() => {
  const { documentElement: root } = document;
  const { dataset } = root;

  const load = (file: string) => fetch(file, { cache: 'no-store' });
  const early: NonNullable<Window['early']> = {
    config: load('/config.json'),
    release: load('/release.json'),
    presses: [],
    fail() {
      dataset.failed = '';
    },
  };
  window.early = early;
  early.release.catch(() => 0); // the page asks again

  const until = (names: string, run: (event: Event) => void) => {
    for (const name of names.split(' ')) addEventListener(name, (event) => window.early && run(event), true);
  };

  // Only the first message is the same for a visitor who comes back, or who was invited. Too much caution costs a moment.
  try {
    const traces = Object.keys({ ...sessionStorage, ...localStorage }) + location.search;
    if (/journey|purchases|referral/.test(traces)) dataset.held = '';
  } catch {
    // storage is forbidden, so nothing is stored
  }

  early.config
    .then((answer) => answer.clone().json())
    .then(({ fakeLoadDelayMs: ms, chatUrl }) => {
      if ((ms ?? -1) >= 0) {
        early.delayMs = ms;
        root.style.setProperty('--pause', `${Math.min(ms, 500)}ms`);
      }
      // Only what is certainly a plain address; the page checks it by the schema.
      if (/^https?:\/\/[^\\@]+$/.test(chatUrl)) (document.links.namedItem('chat') as HTMLAnchorElement).href = chatUrl;
    })
    .catch(() => 0); // the page reports it

  until('pointerdown pointerup pointercancel', ({ type }) => {
    early.isDown = type === 'pointerdown';
  });
  until('click', (event) => {
    const button = (event.target as Element).closest('button');
    const group = button?.closest('[role=group]');
    if (button?.value) dataset.skipped = '';
    else if (button) early.presses.push(event as MouseEvent);
    if (group) {
      dataset.pressed = '';
      group.replaceWith((group.nextSibling as HTMLTemplateElement).content); // what the page will show
    }
  });
  until('error', (event) => event instanceof ErrorEvent && early.fail());
})();
