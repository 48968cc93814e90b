import { useState } from 'react';
import { cardWords } from '../card-words';
import { Pair } from './card-form.styles';
import { TextField } from './text-field';
import { LettersButton } from './text-field.styles';
import type { CardFormState } from './use-card-form';

/** The text fields of a card, in the order on the card. */
export function CardInputs({ form }: { form: CardFormState }) {
  const [wantsLetters, setWantsLetters] = useState(false);
  // Most visitors have a CPF. A CNPJ may hold letters since July 2026.
  const hasLetters = wantsLetters || /[A-Za-z]/.test(form.texts.documento);

  function handleLetters() {
    setWantsLetters(true);
    form.elements.documento.current?.focus();
  }

  return (
    <>
      <TextField form={form} field="numero" mask="card-number" attributes={attributes.numero} />
      <TextField form={form} field="nome" attributes={attributes.nome} />
      <Pair>
        <TextField form={form} field="validade" mask="card-expiry" attributes={attributes.validade} />
        <TextField form={form} field="codigo" attributes={attributes.codigo} />
      </Pair>
      <TextField
        form={form}
        field="documento"
        mask="cpf-cnpj"
        attributes={{ inputMode: hasLetters ? 'text' : 'numeric', autoComplete: 'off', autoCapitalize: 'characters' }}
      >
        {!hasLetters && (
          <LettersButton
            tone="quiet"
            aria-label={cardWords.letters}
            onMouseDown={(event) => event.preventDefault()}
            onClick={handleLetters}
          >
            ABC
          </LettersButton>
        )}
      </TextField>
    </>
  );
}

const attributes = {
  numero: { inputMode: 'numeric', autoComplete: 'cc-number', placeholder: '0000 0000 0000 0000' },
  nome: { autoComplete: 'cc-name', autoCapitalize: 'characters', placeholder: 'Como está no cartão' },
  validade: { inputMode: 'numeric', autoComplete: 'cc-exp', placeholder: 'MM/AAAA', maxLength: 7 },
  // One digit too many is seen and refused.
  codigo: { inputMode: 'numeric', autoComplete: 'cc-csc', placeholder: '3 dígitos', maxLength: 4 },
} as const;
