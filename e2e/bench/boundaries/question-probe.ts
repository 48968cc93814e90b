/** How long a question took to follow an answer. */
export interface QuestionTimes {
  /** The segments of the answer and of the question. */
  readonly from: string;
  readonly to: string;
  /** ms from the press, or from the last response of the API if that came later, to the frame that shows the question. */
  readonly own: number;
  /** ms from the press. */
  readonly all: number;
}

/** Runs in the page while a question waits: measures from the press that answers it to the frame with the next question. */
export function watchNextQuestion(apiUrl: string): void {
  performance.setResourceTimingBufferSize(2000);
  Reflect.deleteProperty(window, 'benchQuestion');
  const before = here();
  let pressed = Number.NaN;
  const listening = new AbortController();
  const handleClick = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  addEventListener('click', handleClick, { capture: true, signal: listening.signal });
  const observer = new MutationObserver(lookForQuestion);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });

  function lookForQuestion(): void {
    const now = here();
    if (now.own === before.own && now.step === before.step) return;
    listening.abort();
    if (now.state === 'busy' || document.querySelector('[role=img][aria-label=Carregando]')) return;
    observer.disconnect();
    afterNextFrame(() => {
      const end = performance.now();
      const times: QuestionTimes = {
        from: before.segment,
        to: now.segment,
        own: end - Math.max(pressed, lastResponseBefore(end)),
        all: end - pressed,
      };
      Object.assign(window, { benchQuestion: times });
    });
  }

  /** The place of the conversation, and the number of messages of the visitor. */
  function here() {
    const { segment = '', step = '', state = '' } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    const bubbles = [...document.querySelectorAll('[role=log] time')].map(({ parentElement }) => parentElement);
    const own = bubbles.filter((bubble) => bubble?.textContent?.startsWith('Você: ')).length;
    return { segment, step, state, own };
  }

  /** Images that the question shows are not waited for. */
  function lastResponseBefore(end: number): number {
    const responses = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.startsWith(apiUrl) && Reflect.get(entry, 'initiatorType') === 'fetch')
      .map(({ startTime, duration }) => startTime + duration);
    return Math.max(0, ...responses.filter((at) => at <= end));
  }

  function afterNextFrame(then: () => void): void {
    requestAnimationFrame(() => window.benchAfterPaint(then));
  }
}
