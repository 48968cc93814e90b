import { useState } from 'react';
import { cardWords } from '../card-words';
import type { CardField } from './card-fields';
import { Pair } from './card-form.styles';
import { TextField, type TextFieldProps } from './text-field';
import { LettersButton } from './text-field.styles';

export interface CardInputsProps {
  /** What every text field needs. */
  fieldProps(field: CardField): Omit<TextFieldProps, 'attributes'>;
  onFocusCode(): void;
}

/** The text fields of a card, in the order on the card. */
export function CardInputs({ fieldProps, onFocusCode }: CardInputsProps) {
  const [wantsLetters, setWantsLetters] = useState(false);
  const documento = fieldProps('documento');
  // Most visitors have a CPF. A CNPJ may hold letters since July 2026.
  const hasLetters = wantsLetters || /[A-Za-z]/.test(documento.initial);

  function handleLetters() {
    setWantsLetters(true);
    documento.element.current?.focus();
  }

  return (
    <>
      <TextField
        {...fieldProps('numero')}
        mask="card-number"
        attributes={{ inputMode: 'numeric', autoComplete: 'cc-number', placeholder: '0000 0000 0000 0000' }}
      />
      <TextField
        {...fieldProps('nome')}
        attributes={{ autoComplete: 'cc-name', autoCapitalize: 'characters', placeholder: 'Como está no cartão' }}
      />
      <Pair>
        <TextField
          {...fieldProps('validade')}
          mask="card-expiry"
          attributes={{ inputMode: 'numeric', autoComplete: 'cc-exp', placeholder: 'MM/AAAA', maxLength: 7 }}
        />
        <TextField
          {...fieldProps('codigo')}
          // One digit too many is seen and refused.
          attributes={{ inputMode: 'numeric', autoComplete: 'cc-csc', placeholder: '3 dígitos', maxLength: 4 }}
          onFocus={onFocusCode}
        />
      </Pair>
      <TextField
        {...documento}
        mask="cpf-cnpj"
        attributes={{
          inputMode: hasLetters ? 'text' : 'numeric',
          autoComplete: 'off',
          autoCapitalize: 'characters',
        }}
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
