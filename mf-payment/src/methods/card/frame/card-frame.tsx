import type { Identifier } from '@consorcio/shared/entities';
import { AppError } from '@consorcio/shared/errors';
import { amountWords } from '@consorcio/shared/journey';
import { SheetSmall, type StepComponentProps } from '@consorcio/shared/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { cardWords } from '../card-words';
import { connectFrame } from './connection';
import type { Said, Shown } from './messages';

export interface CardFrameProps {
  readonly propostaID: Identifier;
  readonly valorInCents: number;
  /** An earlier payment by card has an unknown outcome: this form checks the same payment, or sends one that may be a second charge. */
  readonly emAberto: false | 'confere' | 'repete';
}

/** Where webpack's scripts of this build are. Its card.html is beside them. */
declare const __webpack_public_path__: string;

/** ms from the opening to the drawn form, and how often the frame may start in that time. */
const LIMIT_MS = 8000;
const MOST_STARTS = 3;

/** The card form, in a frame of the segment's origin: no script of the page can read what is typed there. See docs/adr/0009. */
export default function CardFrame(part: StepComponentProps<unknown, CardFrameProps>) {
  const { scene, props, isOpen, offered, isSubmitting, problem } = part;
  const { propostaID, valorInCents, emAberto } = props;
  const charge = { propostaID, valorInCents, valor: amountWords(scene, valorInCents) };
  const key = JSON.stringify(charge); // each charge has a frame of its own
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<ReturnType<typeof connectFrame>>(undefined);
  const [starts, setStarts] = useState(0);
  const [height, setHeight] = useState<number>();
  const [isLate, setLate] = useState(false);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { tema, corners, instituicao } = scene.brand;
  const shown: Omit<Shown, 'type'> = {
    ...{ isOpen, charge, emAberto, problem },
    processadora: instituicao.processadora,
    theme: { tema, corners },
    isLocked: isSubmitting,
    canClose: offered.some(({ id }) => id === 'voltar'),
  };

  const handleSaid = useEffectEvent((message: Said) => {
    if (message.type === 'ready') setStarts(starts + 1);
    if (message.type === 'resized') {
      clearTimeout(limit.current);
      setHeight(message.height);
    }
    if (message.type === 'busy') part.onSubmit();
    if (message.type === 'closed') part.onChoose('voltar');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another charge has another frame
  useEffect(() => {
    if (!frame.current) return undefined;
    connection.current = connectFrame(frame.current, (message) => handleSaid(message));
    return () => connection.current?.close();
  }, [key]);
  const show = useEffectEvent((_changed: unknown) => connection.current?.show(shown));
  const showClosed = useEffectEvent(() => connection.current?.show({ ...shown, isOpen: false }));
  const changed = JSON.stringify([starts, shown]);
  useEffect(() => show(changed), [changed]);
  // The form lets the focus go before the dialog around it closes.
  useLayoutEffect(() => (isOpen ? () => showClosed() : undefined), [isOpen]);
  useEffect(() => {
    if (isOpen) limit.current = setTimeout(setLate, LIMIT_MS, true);
    return () => clearTimeout(limit.current);
  }, [isOpen]);

  if (isLate || starts > MOST_STARTS)
    throw new AppError('segment.timeout', 'The frame of the card form was not drawn in time.'); // the host offers ways on
  return (
    <>
      {height === undefined && <Opening>{cardWords.opening}</Opening>}
      <Window
        key={key}
        ref={frame}
        src={new URL(`${__webpack_public_path__}card.html`, document.baseURI).href}
        title={cardWords.title}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        style={height === undefined ? undefined : { height }}
      />
    </>
  );
}

const Opening = styled(SheetSmall).attrs({ as: 'p' })`
  position: absolute;
  inset: 40% 0 auto;
  text-align: center;
`;

/** As high as its form, or as the dialog may be: then the fields scroll, and the buttons stay in view. */
const Window = styled.iframe`
  position: relative;
  display: block;
  width: 100%;
  height: 760px;
  min-height: 0; /* a long wait is told below it */
  max-height: calc(var(--viewport-height, 100dvh) - 2 * ${({ theme }) => theme.space.m});
  border: 0;
`;
