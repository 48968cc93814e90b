import {
  createDriver,
  type InputKind,
  type Message,
  newJourney,
  type Segment,
  type Snapshot,
  type Step,
} from '@consorcio/shared/flow';
import { aBrand, aHost, aSegment, fakeClock, fakeHttp, hostPlaces } from '@consorcio/shared/testing';
import { renderWithBrand } from '@consorcio/shared/testing/page';
import { theme } from '@consorcio/shared/theme';
import { accept } from '@consorcio/shared/validation';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeProvider } from 'styled-components';
import { createJourneyStore } from '../../talk/journey-store';
import { Chat } from '../chat';
import { createConversation } from '../conversation/conversation';
import { ConversationContext } from '../conversation/conversation-context';
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
  stored?: Partial<Snapshot>;
  /** The segments that are being loaded for earlier messages. */
  arriving?: readonly string[];
  isUnreachable?: boolean;
  onRetryPart?(segment: string): Promise<void>;
}

/** A step that asks for a text of a kind, in the field `Resposta`. */
export const asking = (
  kind: InputKind,
  input: Partial<NonNullable<Step['input']>> = {},
  more: Partial<Step> = {},
): Step => ({
  name: kind,
  leadsTo: ['end'],
  text: 'Pois não?',
  input: { kind, label: 'Resposta', check: accept, ...input },
  ...more,
});

const yes = { id: 'ok', label: 'Sim', to: 'end' };
export const resting: Step = { name: 'fim', leadsTo: ['end'], text: 'Certo?', options: [yes] };

export const answerField = () => screen.getByLabelText<HTMLInputElement>('Resposta'); // faster than by role, for hundreds of keys

export const neverVerified = { run: () => new Promise<never>(() => undefined), refusal: () => undefined };

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

export type ChatUnderTest = Awaited<ReturnType<typeof renderChat>>;

const ignore = () => undefined;

const silent = {
  driver: { answer: ignore, submit: ignore, draft: ignore, skipDelay: ignore },
  replaceSegment: async () => undefined,
  chatUrl: () => 'https://wa.me/5511',
  noteSpecialists: ignore,
  startAnew: ignore,
};

/** Renders the chat with the real engine and driver; the test controls the time. */
export async function renderChat(options: ChatOptions) {
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
    publish: () => undefined,
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
    report: () => undefined,
  });

  const conversation = createConversation({
    ...silent,
    store,
    clock,
    announcer,
    driver,
    ...(options.onRetryPart && { replaceSegment: options.onRetryPart }),
    startAnew,
  });
  render(
    <ThemeProvider theme={theme}>
      <ConversationContext value={conversation}>
        <Chat footerNote={<p>Ao continuar, você concorda.</p>} />
      </ConversationContext>
    </ThemeProvider>,
  );
  await act(async () => driver.start(stored ? 'resumed' : 'started'));
  return {
    driver,
    startAnew,
    pass: (ms: number) => act(() => clock.pass(ms)),
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

/** A conversation that hears no gesture, over a store that the test moves on. */
export function aSilentConversation(first: Partial<Snapshot> = {}) {
  const brand = aBrand();
  const clock = fakeClock();
  const snapshot = { ...newJourney('journey-1', brand.id, { segment: 'host', step: null }), ...first };
  const store = createJourneyStore({ brand, snapshot, segments: {}, restored: 0 });
  const announcer = createAnnouncer((text) => text);
  const conversation = createConversation({ ...silent, store, clock, announcer });

  return { conversation, store, clock, snapshot, announcer };
}

/** Renders a part of the chat that only reads the conversation, which the test moves on. */
export function renderInConversation(part: ReactElement, first?: Partial<Snapshot>) {
  const { conversation, store, snapshot, announcer } = aSilentConversation(first);
  renderWithBrand(<ConversationContext value={conversation}>{part}</ConversationContext>);
  return {
    change: (next: Partial<Snapshot>) => act(() => store.setState({ snapshot: { ...snapshot, ...next } })),
    spoken: () => announcer.spoken.getState().map(({ text }) => text),
  };
}
