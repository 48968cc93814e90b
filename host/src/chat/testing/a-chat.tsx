import { createEventBus } from '@consorcio/shared/events';
import {
  createDriver,
  type Driver,
  type Message,
  newJourney,
  type Segment,
  type Snapshot,
  type Step,
} from '@consorcio/shared/flow';
import { aBrand, aHost, aSegment, type FakeClock, fakeClock, fakeHttp, hostPlaces } from '@consorcio/shared/testing';
import { theme } from '@consorcio/shared/theme';
import { act, render } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { createJourneyStore } from '../../journey/journey-store';
import { Chat } from '../chat';
import { createConversation } from '../conversation/conversation';
import { provideSegmentParts } from '../late-segment-parts';
import * as segmentParts from '../segment-parts';
import { createAnnouncer } from '../speech/announcer';
import { speakable } from '../speech/speakable';

provideSegmentParts(segmentParts);

export interface ChatOptions {
  /** The steps of the segment `demo`; the conversation begins at the first. */
  steps: readonly Step[];
  components?: Segment['components'];
  overlays?: Segment['overlays'];
  delayMs?: number;
  /** The stored snapshot when the page loads. */
  stored?: Partial<Snapshot>;
  /** The segments that are being loaded for earlier messages. */
  arriving?: readonly string[];
  /** The segment never loads. */
  isUnreachable?: boolean;
  onRetryPart?(segment: string): Promise<void>;
}

/** The stored snapshot of a page that waits at a step of `demo`. */
export function waitingAt(
  step: string,
  transcript: readonly Message[],
  more: { problem?: string; draft?: string } = {},
) {
  const { problem, draft = '' } = more;
  const token = 7;
  return {
    transcript: [...transcript],
    place: { segment: 'demo', step },
    phase: { kind: 'waiting', token, ...(problem !== undefined && { problem }) },
    token,
    draft,
  } satisfies Partial<Snapshot>;
}

export interface ChatUnderTest {
  driver: Driver;
  /** All announcements of the live region, in order. */
  spoken: string[];
  startAnew: jest.Mock;
  /** The messages of the visitor. */
  answers: string[];
  /** Advances the time of the engine. */
  pass(ms: number): void;
  clock: FakeClock;
}

/** Renders the chat with the real engine and driver; the test controls the time. */
export async function renderChat(options: ChatOptions): Promise<ChatUnderTest> {
  const { steps, components = {}, overlays = {}, delayMs = 0, stored, isUnreachable = false, arriving = [] } = options;
  const brand = aBrand();
  const clock = fakeClock();
  const demo = aSegment('demo', steps, { components, overlays });
  const first: Snapshot = { ...newJourney('journey-1', brand.id, { segment: 'demo', step: null }), ...stored };
  const announcer = createAnnouncer(speakable);
  const say = jest.spyOn(announcer, 'say');
  const startAnew = jest.fn();
  const store = createJourneyStore({ brand, snapshot: first, segments: {}, restored: first.transcript.length });
  store.setState({ arriving });

  const driver = createDriver(first, aHost(), {
    brand,
    clock,
    itinerary: {},
    places: hostPlaces,
    http: fakeHttp(() => ({})),
    bus: createEventBus(() => undefined),
    delayMs: () => delayMs,
    async loadSegment() {
      if (isUnreachable) return new Promise(() => undefined);
      store.setState({ segments: { demo } });
      return demo;
    },
    keep: (snapshot) => store.setState({ snapshot }),
    say({ text }, more = '') {
      announcer.say(text);
      if (more !== '') announcer.say(more);
    },
    refuse: () => undefined,
    report: () => undefined,
  });

  const conversation = createConversation({
    store,
    clock,
    announcer,
    onAnswer: driver.answer,
    onSubmit: driver.submit,
    onDraft: driver.draft,
    onSkipDelay: driver.skipDelay,
    onRetryPart: options.onRetryPart ?? (async () => undefined),
    specialists: () => ({ href: 'https://wa.me/5511', onClick: () => undefined }),
    onStartAnew: startAnew,
  });
  render(
    <ThemeProvider theme={theme}>
      <Chat conversation={conversation} footerNote={<p>Ao continuar, você concorda.</p>} />
    </ThemeProvider>,
  );
  await act(async () => driver.start(stored ? 'resumed' : 'started'));
  return {
    driver,
    clock,
    startAnew,
    pass: (ms) => act(() => clock.pass(ms)),
    get answers() {
      return driver
        .snapshot()
        .transcript.filter(({ sender }) => sender === 'user')
        .map(({ text }) => text);
    },
    get spoken() {
      return say.mock.calls.map(([text]) => text);
    },
  };
}
