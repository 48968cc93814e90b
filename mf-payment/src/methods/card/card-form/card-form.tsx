import type { Identifier } from '@consorcio/shared/entities';
import { todayInBrazil } from '@consorcio/shared/journey';
import { type StepComponentProps, usePrefersReducedMotion } from '@consorcio/shared/ui';
import { formatMoney } from '@consorcio/shared/validation';
import { type FormEvent, type MouseEvent, useId, useRef, useState } from 'react';
import type { CardField } from './card-fields';
import { Amount, Back, Body, Buttons, Footer, Form, Head, Notice, Pair, Pay, Title } from './card-form.styles';
import { CardPreview } from './card-preview';
import { Instalments } from './instalments';
import { TextField } from './text-field';
import { Sentence } from './text-field.styles';
import { useCardForm } from './use-card-form';
import { useInView } from './use-in-view';

export interface CardFormProps {
  readonly propostaID: Identifier;
  readonly valorInCents: number;
  /** An earlier payment by card went out, and nobody knows yet what became of it. */
  readonly emAberto: boolean;
}

/** Takes the data of a card and hands them in, once. They are nowhere but here and, without the code, in `kept-card`. */
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
  const isStill = usePrefersReducedMotion();
  const today = todayInBrazil(scene.now);
  const { texts, problems, elements, write, adopt, leave, submit } = useCardForm({
    propostaID,
    today,
    isSubmitting,
    problem,
    onSubmit,
    onSay,
  });
  const reveal = useInView({ form, problems, problem });
  const back = offered.find(({ id }) => id === 'voltar');
  const amount = formatMoney(valorInCents);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit();
  }

  function handleLeave(field: CardField) {
    if (field === 'codigo') setAtCode(false);
    leave(field);
  }

  const about = (field: CardField) => ({
    field,
    element: elements[field],
    initial: texts[field],
    problem: problems[field],
    isLocked: isSubmitting,
    Mask,
    onText: write,
    onShaped: adopt,
    onLeave: handleLeave,
  });

  return (
    <Form ref={form} noValidate aria-labelledby={titleId} onSubmit={handleSubmit} onFocus={reveal}>
      <Body>
        <Head>
          <Title id={titleId}>Pagar com cartão</Title>
          <Amount>
            1ª parcela <b>{amount}</b>
          </Amount>
        </Head>
        {emAberto && (
          <Notice>
            O seu pagamento anterior pode ter sido feito. Use o <b>mesmo cartão</b>, e eu confiro com o banco: você não
            será cobrado duas vezes.
          </Notice>
        )}
        <CardPreview texts={texts} side={isAtCode && !isStill ? 'back' : 'front'} />
        <TextField
          {...about('numero')}
          label="Número do cartão"
          mask="card-number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
        />
        <TextField
          {...about('nome')}
          label="Nome do titular"
          autoComplete="cc-name"
          autoCapitalize="characters"
          placeholder="Como está no cartão"
          isUpperCase
        />
        <Pair>
          <TextField
            {...about('validade')}
            label="Validade"
            mask="card-expiry"
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/AAAA"
            maxLength={7}
          />
          <TextField
            {...about('codigo')}
            label="CVV"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="3 dígitos"
            maxLength={4} // one digit too many is seen and refused
            onFocus={() => setAtCode(true)}
          />
        </Pair>
        <TextField
          {...about('documento')}
          label="CPF ou CNPJ do titular"
          mask="cpf-cnpj"
          inputMode="text" // a CNPJ may hold letters since July 2026
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Instalments
          valorInCents={valorInCents}
          chosen={texts.parcelas}
          first={elements.parcelas}
          problem={problems.parcelas}
          isLocked={isSubmitting}
          onChosen={(count) => write('parcelas', count)}
        />
      </Body>
      <Footer>
        {problem !== undefined && <Sentence>{problem}</Sentence>}
        <Buttons onMouseDown={keepFocus}>
          <Back
            tone="secondary"
            aria-disabled={isSubmitting || back === undefined || undefined}
            onClick={() => onChoose('voltar')}
          >
            {back?.label ?? 'Voltar'}
          </Back>
          <Pay type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Enviando pagamento…' : emAberto ? 'Conferir o pagamento' : `Pagar ${amount}`}
          </Pay>
        </Buttons>
      </Footer>
    </Form>
  );
}

/** Leaving a field may bring a sentence up under it, and the button would move away from under the press. */
function keepFocus(event: MouseEvent) {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
}
