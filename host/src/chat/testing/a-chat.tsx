import { createEventBus } from '@consorcio/shared/events';
import {
  createDriver,
  type Driver,
  newJourney,
  type Segment,
  type Snapshot,
  type Step,
  stepAt,
} from '@consorcio/shared/flow';
import { aBrand, aHost, aSegment, type FakeClock, fakeClock, fakeHttp, hostPlaces } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { act, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { ThemeProvider } from 'styled-components';
import { Chat } from '../chat';
import { createAnnouncer } from '../speech/announcer';

export interface ChatOptions {
  /** The steps of the segment `demo`; the talk begins at the first. */
  steps: readonly Step[];
  components?: Segment['components'];
  overlays?: Segment['overlays'];
  delayMs?: number;
  /** What was stored when the page was loaded. */
  stored?: Partial<Snapshot>;
  /** True: the segment never comes. */
  isCutOff?: boolean;
  onRetryPart?(segment: string): Promise<void>;
}

export interface ChatUnderTest {
  driver: Driver;
  /** Everything said to the live region, in order. */
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
  const listeners = new Set<() => void>();
  let snapshot = first;
  const change = () => {
    for (const listener of listeners) listener();
  };

  const driver = createDriver(first, aHost(), {
    brand,
    clock,
    itinerary: {},
    places: hostPlaces,
    http: fakeHttp(() => ({})),
    bus: createEventBus(() => undefined),
    delayMs: () => delayMs,
    loadSegment: () => (isCutOff ? new Promise(() => undefined) : Promise.resolve(demo)),
    keep(next) {
      snapshot = next;
      change();
    },
    say: ({ text }) => announcer.say(text),
    refuse: () => undefined,
    openSpecialists,
    report: () => undefined,
  });

  function Page() {
    const { transcript, place, phase, journey, draft } = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => snapshot,
    );
    return (
      <Chat
        transcript={transcript}
        restored={first.transcript.length}
        place={place}
        phase={phase}
        step={stepAt(driver.segments(), place)}
        scene={{ journey, brand, now: clock.now() }}
        draft={draft}
        brandName={brand.nome}
        footerNote="Ao continuar, você concorda."
        loadComponent={(_, name) => components[name]}
        loadOverlay={(_, name) => overlays[name]}
        announcer={announcer}
        onAnswer={driver.answer}
        onSubmit={driver.submit}
        onDraft={driver.draft}
        onSkipDelay={driver.skipDelay}
        onRetryPart={options.onRetryPart ?? (async () => undefined)}
        onStartAnew={startAnew}
      />
    );
  }

  render(
    <ThemeProvider theme={theme}>
      <Page />
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
