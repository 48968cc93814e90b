import type { Identifier } from '@consorcio/shared/entities';
import { amountWords, todayInBrazil } from '@consorcio/shared/journey';
import { type StepComponentProps, useAfterPress, usePrefersReducedMotion } from '@consorcio/shared/ui';
import { formatMoney } from '@consorcio/shared/validation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { cardWords } from '../card-words';
import type { CardField } from './card-fields';
import { Form, FormAmount, FormBody, FormHead, FormNotice, FormTitle } from './card-form.styles';
import { CardFormFooter } from './card-form-footer';
import { CardInputs } from './card-inputs';
import { CardPreview } from './card-preview';
import { CardTrust } from './card-trust';
import { Instalments } from './instalments';
import { ProblemSummary } from './problem-summary';
import { useCardForm } from './use-card-form';
import { useInView } from './use-in-view';

export interface CardFormProps {
  readonly propostaID: Identifier;
  readonly valorInCents: number;
  /** An earlier payment by card has an unknown outcome: this form checks the same payment, or sends one that may be a second charge. */
  readonly emAberto: false | 'confere' | 'repete';
}

/** Asks for the data of a card and submits them once. Only `kept-card` stores them, without the security code. */
export default function CardForm({
  scene,
  props: { propostaID, valorInCents, emAberto },
  offered,
  onChoose,
  onSubmit,
  isSubmitting,
  problem,
  onSay,
  Mask,
}: StepComponentProps<unknown, CardFormProps>) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isAtCode, setAtCode] = useState(false);
  const prefersReducedMotion = usePrefersReducedMotion();
  const afterPress = useAfterPress();
  const today = todayInBrazil(scene.now);
  const { texts, problems, elements, summary, summarised, changeText, storeText, checkField, submit } = useCardForm({
    propostaID,
    today,
    isSubmitting,
    problem,
    onSubmit,
    onSay,
  });
  const reveal = useInView({ form, problems, problem, afterPress });
  const back = offered.find(({ id }) => id === 'voltar');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  function handleLeave(field: CardField) {
    if (field === 'codigo') setAtCode(false);
    afterPress(() => checkField(field)); // its sentence moves the fields below
  }

  const fieldProps = (field: CardField) => ({
    field,
    element: elements[field],
    initial: texts[field],
    problem: problems[field],
    isLocked: isSubmitting,
    Mask,
    onText: changeText,
    onShaped: storeText,
    onLeave: handleLeave,
  });

  return (
    <Form ref={form} noValidate aria-labelledby={titleId} onSubmit={handleSubmit} onFocus={reveal}>
      <FormBody>
        <FormHead>
          <FormTitle id={titleId}>{cardWords.title}</FormTitle>
          <FormAmount>
            1ª parcela <b>{amountWords(scene, valorInCents)}</b>
          </FormAmount>
        </FormHead>
        {emAberto === 'confere' && (
          <FormNotice>
            O pagamento anterior pode ter dado certo. Use o <b>mesmo cartão</b>, e eu confiro com o banco: você não será
            cobrado duas vezes.
          </FormNotice>
        )}
        {emAberto === 'repete' && (
          <FormNotice>
            O pagamento anterior pode ter dado certo. Se o banco confirmar os dois, serão <b>duas cobranças</b>.
          </FormNotice>
        )}
        {summarised && (
          <ProblemSummary ref={summary} problems={summarised} onGo={(field) => elements[field].current?.focus()} />
        )}
        <CardPreview texts={texts} side={isAtCode && !prefersReducedMotion ? 'back' : 'front'} />
        <CardTrust processadora={scene.brand.instituicao.processadora} />
        <CardInputs fieldProps={fieldProps} onFocusCode={() => setAtCode(true)} />
        <Instalments
          valorInCents={valorInCents}
          chosen={texts.parcelas}
          first={elements.parcelas}
          problem={problems.parcelas}
          isLocked={isSubmitting}
          onChosen={(count) => changeText('parcelas', count)}
        />
      </FormBody>
      <CardFormFooter
        payLabel={emAberto === 'confere' ? cardWords.verify : cardWords.pay(formatMoney(valorInCents))}
        backLabel={back?.label ?? cardWords.back}
        canGoBack={back !== undefined}
        isSubmitting={isSubmitting}
        problem={problem}
        onBack={() => onChoose('voltar')}
      />
    </Form>
  );
}
