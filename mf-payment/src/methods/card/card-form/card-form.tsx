import { Icon, lessMotion, SheetTitle, useMedia } from '@consorcio/shared/ui';
import { formatMoney } from '@consorcio/shared/validation';
import { type FocusEvent, type FormEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cardWords } from '../card-words';
import {
  Back,
  Buttons,
  Form,
  FormAmount,
  FormBody,
  FormFooter,
  FormHead,
  FormNotice,
  FormScroll,
  Pay,
  Trust,
} from './card-form.styles';
import { CardInputs } from './card-inputs';
import { CardPreview } from './card-preview';
import { Instalments } from './instalments';
import { ProblemSummary } from './problem-summary';
import { Sentence } from './text-field.styles';
import { type CardFormProps, useCardForm } from './use-card-form';
import { useInView } from './use-in-view';
import { useNaturalHeight } from './use-natural-height';

/** Asks for the data of a card and submits them once. */
export function CardForm(props: CardFormProps) {
  const { charge, emAberto, processadora, canClose, isOpen, isLocked, problem, onBack, onResize } = props;
  const { valorInCents, valor } = charge;
  const titleId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [isAtCode, setAtCode] = useState(false);
  const prefersReducedMotion = useMedia(lessMotion);
  const body = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  useNaturalHeight(body, footer, isOpen, onResize);
  const form = useCardForm(props);
  useLayoutEffect(() => {
    if (isOpen) element.current?.focus({ preventScroll: true }); // before the first press, which something over the frame could take
  }, [isOpen]);
  const reveal = useInView(element, form.problems, problem, form.afterPress);
  const payLabel = emAberto === 'confere' ? cardWords.verify : cardWords.pay(formatMoney(valorInCents));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  /** A visitor who only went to another window is still at the code. */
  function turnCard({ target }: FocusEvent) {
    const code = form.elements.codigo.current;
    if (target === code) setAtCode(document.activeElement === code);
  }

  function handleFocus(event: FocusEvent) {
    turnCard(event);
    reveal();
  }

  return (
    <Form
      ref={element}
      tabIndex={-1}
      noValidate
      aria-labelledby={titleId}
      onSubmit={handleSubmit}
      onFocus={handleFocus}
      onBlur={turnCard}
    >
      <FormScroll>
        <FormBody ref={body}>
          <FormHead>
            <SheetTitle id={titleId}>{cardWords.title}</SheetTitle>
            <FormAmount>
              1ª parcela <b>{valor}</b>
            </FormAmount>
          </FormHead>
          {emAberto === 'confere' && (
            <FormNotice>
              O pagamento anterior pode ter dado certo. Use o <b>mesmo cartão</b>, e eu confiro com o banco: você não
              será cobrado duas vezes.
            </FormNotice>
          )}
          {emAberto === 'repete' && (
            <FormNotice>
              O pagamento anterior pode ter dado certo. Se o banco confirmar os dois, serão <b>duas cobranças</b>.
            </FormNotice>
          )}
          {form.summarised && <ProblemSummary form={form} problems={form.summarised} />}
          <CardPreview texts={form.texts} side={isAtCode && !prefersReducedMotion ? 'back' : 'front'} />
          <Trust>
            {lock}
            <span>
              Pagamento processado por <b>{processadora}</b>. O banco usa estes dados para confirmar que o cartão é seu;
              nada fica guardado aqui.
            </span>
          </Trust>
          <CardInputs form={form} />
          <Instalments form={form} valorInCents={valorInCents} />
        </FormBody>
      </FormScroll>
      <FormFooter ref={footer}>
        {problem !== undefined && <Sentence>{problem}</Sentence>}
        <Buttons onMouseDown={keepFocus}>
          <Back tone="secondary" aria-disabled={!canClose} onClick={onBack}>
            {cardWords.back}
          </Back>
          <Pay type="submit" busy={isLocked}>
            {isLocked ? cardWords.sending : payLabel}
          </Pay>
        </Buttons>
      </FormFooter>
    </Form>
  );
}

const lock = (
  <Icon>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2" />
  </Icon>
);

/** Leaving a field may show a sentence under it, and the button would move away from under the pointer. */
function keepFocus(event: MouseEvent) {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
}
