import { SheetSmall } from '@consorcio/shared/ui';
import { formatMoney, instalmentCounts } from '@consorcio/shared/validation';
import { useId } from 'react';
import { cardLabels } from '../card-words';
import { ChoiceRadio, Fieldset, InstalmentChoice, Words } from './instalments.styles';
import { Sentence, TextLabel } from './text-field.styles';
import type { CardFormState } from './use-card-form';

/** Asks in how many parts the amount is paid, without interest. */
export function Instalments({ form, valorInCents }: { form: CardFormState; valorInCents: number }) {
  const { texts, elements, isLocked, changeText } = form;
  const problem = form.problems.parcelas;
  const id = useId();
  return (
    <Fieldset
      data-field
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-required="true"
      aria-invalid={problem !== undefined || undefined}
      aria-readonly={isLocked || undefined}
    >
      <TextLabel as="span" id={`${id}label`}>
        {cardLabels.parcelas}
      </TextLabel>
      {problem !== undefined && <Sentence id={`${id}problem`}>{problem}</Sentence>}
      {instalmentCounts.map((count, place) => {
        const { each, last } = splitAmount(valorInCents, count);
        return (
          <InstalmentChoice key={count}>
            <ChoiceRadio
              ref={place === 0 ? elements.parcelas : undefined}
              type="radio"
              name={id}
              value={count}
              checked={texts.parcelas === String(count)}
              aria-describedby={problem === undefined ? undefined : `${id}problem`}
              onChange={() => !isLocked && changeText('parcelas', String(count))}
            />
            <Words>
              <span>
                <span>{`${count}x de `}</span>
                <b translate="no">{formatMoney(each)}</b>
              </span>{' '}
              <SheetSmall>{last === each ? 'sem juros' : `sem juros, a última de ${formatMoney(last)}`}</SheetSmall>
            </Words>
          </InstalmentChoice>
        );
      })}
    </Fieldset>
  );
}

/** Splits an amount into equal parts; the last one includes the remainder. In integer cents. */
export function splitAmount(cents: number, parts: number) {
  const each = Math.floor(cents / parts);
  return { each, last: cents - each * (parts - 1) };
}
