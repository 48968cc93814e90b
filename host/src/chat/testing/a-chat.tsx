import { createEventBus } from '@consorcio/shared/events';
import { createDriver, type Driver, newJourney, type Segment, type Snapshot, type Step } from '@consorcio/shared/flow';
import { aBrand, aHost, aSegment, type FakeClock, fakeClock, fakeHttp, hostPlaces } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { act, render } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { createJourneyStore } from '../../journey/journey-store';
import { Chat } from '../chat';
import { createAnnouncer } from '../speech/announcer';
import { createTalk } from '../talk/talk';

export interface ChatOptions {
  /** The steps of the segment `demo`; the talk begins at the first. */
  steps: readonly Step[];
  components?: Segment['components'];
  overlays?: Segment['overlays'];
  delayMs?: number;
  /** What was stored when the page was loaded. */
  stored?: Partial<Snapshot>;
  /** True: the segment never loads. */
  isCutOff?: boolean;
  onRetryPart?(segment: string): Promise<void>;
}

export interface ChatUnderTest {
  driver: Driver;
  /** Everything spoken by the live region, in order. */
  spoken: string[];
  openSpecialists: jest.Mock;
  startAnew: jest.Mock;
  /** Lets time pass for the engine. */
  pass(ms: number): void;
  clock: FakeClock;
}

/** A talk on the screen: the chat over the real engine and driver, with time in the test's hands. */
export async function renderChat(options: ChatOptions): Promise<ChatUnderTest> {
  const { steps, components = {}, overlays = {}, delayMs = 0, stored, isCutOff = false } = options;
  const brand = aBrand();
  const clock = fakeClock();
  const demo = aSegment('demo', steps, { components, overlays });
  const first: Snapshot = { ...newJourney('journey-1', brand.id, { segment: 'demo', step: null }), ...stored };
  const announcer = createAnnouncer();
  const say = jest.spyOn(announcer, 'say');
  const openSpecialists = jest.fn();
  const startAnew = jest.fn();
  const store = createJourneyStore({
    brand,
    snapshot: first,
    segments: {},
    restored: first.transcript.length,
  });

  const driver = createDriver(first, aHost(), {
    brand,
    clock,
    itinerary: {},
    places: hostPlaces,
    http: fakeHttp(() => ({})),
    bus: createEventBus(() => undefined),
    delayMs: () => delayMs,
    async loadSegment() {
      if (isCutOff) return new Promise(() => undefined);
      store.setState({ segments: { demo } });
      return demo;
    },
    keep: (snapshot) => store.setState({ snapshot }),
    say: ({ text }) => announcer.say(text),
    refuse: () => undefined,
    openSpecialists,
    report: () => undefined,
  });

  const talk = createTalk({
    store,
    clock,
    announcer,
    onAnswer: driver.answer,
    onSubmit: driver.submit,
    onDraft: driver.draft,
    onSkipDelay: driver.skipDelay,
    onRetryPart: options.onRetryPart ?? (async () => undefined),
    onStartAnew: startAnew,
  });
  render(
    <ThemeProvider theme={theme}>
      <Chat talk={talk} footerNote="Ao continuar, você concorda." />
    </ThemeProvider>,
  );
  await act(async () => driver.start(stored ? 'resumed' : 'started'));
  return {
    driver,
    clock,
    openSpecialists,
    startAnew,
    pass: (ms) => act(() => clock.pass(ms)),
    get spoken() {
      return say.mock.calls.map(([text]) => text);
    },
  };
}
