import type { Answer, Loader, Message, Phase, Place, Scene, Step, StepOption } from '@consorcio/shared/flow';
import { fieldOf, optionsOf, parseMarkup, plainText } from '@consorcio/shared/flow';
import { DownIcon } from '@consorcio/shared/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Column, Footnote, Log, Newer, Root, Stage } from './chat.styles';
import { askingMessage, chatState } from './chat-state';
import { Composer } from './composer/composer';
import type { TextElement } from './composer/field';
import { Mask, preloadMasks } from './composer/mask';
import type { TypedQuestion } from './composer/typed-question';
import { Ending } from './ending';
import { useAnnouncedOptions } from './hooks/use-announced-options';
import { useAnswerOnce } from './hooks/use-answer-once';
import { useFollowNewest } from './hooks/use-follow-newest';
import { useKeptFocus } from './hooks/use-kept-focus';
import { useKeyboardInset } from './hooks/use-keyboard-inset';
import { useTypeToFocus } from './hooks/use-type-to-focus';
import { MessageList } from './messages/message-list';
import { TypingMark } from './messages/typing-mark';
import { useVisibleMessages } from './messages/use-visible-messages';
import { leavesTalkOpen, Options } from './options';
import { chooseAmong, offersOf, optionsOfPart } from './parts/offers';
import { Overlay } from './parts/overlay';
import { preparePart } from './parts/prepared';
import { TalkContext } from './parts/talk-context';
import type { Announcer } from './speech/announcer';
import { LiveRegion } from './speech/live-region';

export interface ChatProps {
  transcript: readonly Message[];
  /** Messages up to this count were there when the page loaded: they are shown without motion and not spoken. */
  restored: number;
  place: Place;
  phase: Phase;
  /** The step at `place`, once its segment is loaded. */
  step: Step | undefined;
  scene: Scene;
  /** What stands in the field, or in the component that asks. */
  draft: string;
  brandName: string;
  /** What stands over the first message, and scrolls away with it. */
  opening?: ReactNode;
  /** Small print under everything. */
  footerNote: ReactNode;
  loadComponent(segment: string, name: string): Loader | undefined;
  loadOverlay(segment: string, name: string): Loader | undefined;
  /** Speaks the page. New messages are said to it by whoever plays the talk; the chat adds the options and the titles. */
  announcer: Announcer;
  /** Called at most once a question, except by components, whose answers the engine looks at. */
  onAnswer(token: number, answer: Answer): void;
  /** Hands in the form over the page. */
  onSubmit(token: number, form: unknown): void;
  onDraft(text: string): void;
  onSkipDelay(): void;
  /** A component of this segment could not be shown and the visitor asks for it again. Never rejects. */
  onRetryPart(segment: string): Promise<void>;
  /** The talk has ended and the visitor wants another one. Called once. */
  onStartAnew(): void;
}

/** The talk on the screen: what was said, and the one thing the visitor can do now. It decides nothing. */
export function Chat(props: ChatProps) {
  const { transcript, restored, place, phase, step, scene, draft, brandName, footerNote, announcer, onDraft } = props;
  const root = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const ownLast = useRef<HTMLLIElement>(null);
  const field = useRef<TextElement>(null);
  const resting = useMemo(() => [ownLast, log], []);

  const { state, asked, token, key, isVerifying, isSubmitting, problem } = chatState(place, phase, step);
  const available = asked ? optionsOf(asked, scene) : [];
  const options = optionsOfPart(available);
  const forParts = state === 'waiting' ? available : [];
  const asking = askingMessage(asked, transcript);
  const overlay = asked?.overlay;
  const messages = useVisibleMessages(transcript, asking?.id, props.loadComponent);
  const isOwn = transcript.at(-1)?.sender === 'user';
  const isNews = transcript.length > restored; // what the page came with is not spoken

  const answer = useAnswerOnce(key, token, props.onAnswer);
  const follow = useFollowNewest({ log, content: column, list, messages });
  const occasion = `${place.segment}:${place.step}:${transcript.length}`; // the same while an answer is refused
  useAnnouncedOptions(announcer, options, options.length > 0 && isNews ? occasion : undefined);
  useKeptFocus(root, resting);
  useKeyboardInset();
  useTypeToFocus(field, resting, state === 'waiting' && asked?.input !== undefined);
  useEffect(() => {
    if (isOwn) preloadMasks();
  }, [isOwn]);
  const coming = step?.component && props.loadComponent(place.segment, step.component.name);
  const comingOver = step?.overlay && props.loadOverlay(place.segment, step.overlay.name);
  useEffect(() => {
    preparePart(coming);
    preparePart(comingOver);
  }, [coming, comingOver]);

  const question: TypedQuestion | undefined =
    asked?.input && key !== undefined
      ? { key, input: fieldOf(asked.input, scene), draft, problem, isVerifying }
      : undefined;

  function handleChoose(option: StepOption) {
    if (token === undefined) return;
    const chosen: Answer = { kind: 'option', id: option.id };
    if (leavesTalkOpen(option)) props.onAnswer(token, chosen);
    else answer(chosen);
  }

  function handlePart(value: unknown) {
    if (token !== undefined) props.onAnswer(token, { kind: 'component', value });
  }

  const talk = {
    scene,
    draft,
    askingId: asking?.id,
    loadComponent: props.loadComponent,
    offers: offersOf(forParts, place.segment, transcript),
    onAnswer: handlePart,
    onDraft,
    onChoose: handleChoose,
    onSay: announcer.say,
    onRetryPart: props.onRetryPart,
  };
  const isOver = overlay !== undefined && comingOver !== undefined;
  const overlayOffers = overlay ? optionsOfPart(forParts, overlay.name) : [];
  return (
    <Root ref={root} data-segment={place.segment} data-step={place.step ?? ''} data-state={state}>
      <Stage>
        <Log ref={log} role="log" aria-label="Conversa" aria-live="off" tabIndex={0} onScroll={follow.onScroll}>
          <Column ref={column}>
            {props.opening}
            <TalkContext value={talk}>
              <MessageList
                messages={messages}
                restored={restored}
                brandName={brandName}
                list={list}
                ownLast={ownLast}
                onTitle={announcer.say}
              />
            </TalkContext>
            {state === 'busy' && !isSubmitting && (
              <TypingMark
                brandName={brandName}
                isFirst={transcript.at(-1)?.sender !== 'bot'}
                onSkip={phase.kind === 'typing' ? props.onSkipDelay : undefined}
              />
            )}
            {options.length > 0 && (
              <Options
                key={occasion}
                options={options}
                layout={asked?.layout ?? 'flow'}
                isLocked={isVerifying || isSubmitting}
                onChoose={handleChoose}
              />
            )}
            {state === 'ended' && <Ending announcer={announcer} isNews={isNews} onStartAnew={props.onStartAnew} />}
          </Column>
        </Log>
        {follow.isBehind && (
          <Newer type="button" onClick={follow.catchUp}>
            <DownIcon />
            Novas mensagens
          </Newer>
        )}
      </Stage>
      <Composer
        question={question}
        mayGoOn={state === 'busy'}
        field={field}
        onSubmit={(text) => answer({ kind: 'typed', text })}
        onDraft={onDraft}
      />
      <Footnote>{footerNote}</Footnote>
      <LiveRegion announcer={announcer} isResting={isOver} />
      {isOver && (
        <Overlay
          key={occasion}
          label={plainText(parseMarkup(transcript.findLast(({ sender }) => sender === 'bot')?.text ?? '')) || brandName}
          dismiss={overlay.dismiss}
          speech={<LiveRegion announcer={announcer} />}
          load={comingOver}
          onRetry={() => props.onRetryPart(place.segment)}
          scene={scene}
          props={overlay.props?.(scene)}
          draft={draft}
          onDraft={onDraft}
          offered={overlayOffers}
          onChoose={(id) => chooseAmong(overlayOffers, id, handleChoose)}
          onAnswer={handlePart}
          onSubmit={(form) => token !== undefined && props.onSubmit(token, form)}
          isSubmitting={isSubmitting}
          problem={problem}
          onSay={announcer.say}
          Mask={Mask}
        />
      )}
    </Root>
  );
}
