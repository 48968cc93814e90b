import type { FactoryOpts } from 'imask';
import type { MaskedKind } from '../ui';
import { moneyMask } from './money-mask';

/** The mask of a kind of answer. Masks keep state, so each question gets a new one. */
export function maskFor(kind: MaskedKind): FactoryOpts {
  switch (kind) {
    case 'money':
      return moneyMask();
    case 'phone':
      return phoneMask();
    case 'cpf':
      return { mask: CPF, prepare: whole(bare) };
    case 'cnpj':
      return { ...cnpj, prepare: whole(bare) };
    case 'cpf-cnpj':
      return {
        mask: [{ mask: CPF }, cnpj],
        prepare: whole(bare),
        dispatch(appended, masked, _flags, tail) {
          const typed = bare(masked.value + appended + String(tail));
          return masked.compiledMasks[typed.length > 11 || /[A-Za-z]/.test(typed) ? 1 : 0];
        },
      };
    case 'cep':
      return { mask: '00000-000', prepare: whole(bare) };
    case 'date':
      return { mask: '00/00/0000', prepare: whole(brazilianDate) };
    case 'card-number':
      // Groups of four. More than sixteen digits are shown and refused: if they were dropped, another card's number would remain.
      return { mask: '0000 0000 0000 0000[ 000]', prepare: whole(bare) };
    case 'card-expiry':
      return cardExpiryMask();
  }
}

const CPF = '000.000.000-00';
/** Twelve letters or digits and two check digits, in capitals. */
const cnpj = {
  mask: '##.###.###/####-00',
  definitions: { '#': /[0-9A-Za-z]/ },
  prepareChar: (character: string) => character.toUpperCase(),
};

/** Area code and number. A country code that is typed in front of them is recognised and not written. */
function phoneMask(): FactoryOpts {
  let country = '';
  return {
    mask: '(00) 00000-0000',
    prepare(inserted, masked, flags) {
      if (flags.tail) return inserted;
      if (inserted.length > 1) return nationalPhone(inserted);
      country = masked.value === '' && '+55'.startsWith(country + inserted) ? country + inserted : '';
      return country === '' ? inserted : '';
    },
  };
}

/** Month and year. A month that begins with 2 to 9 has one digit, so the mask writes its zero. */
function cardExpiryMask(): FactoryOpts {
  return {
    mask: '00/0000',
    prepare(inserted, masked, flags) {
      if (flags.tail) return inserted;
      if (inserted.length > 1) return monthAndYear(inserted);
      return masked.value === '' && /^[2-9]$/.test(inserted) ? `0${inserted}` : inserted;
    },
  };
}

/** Normalises text that arrives in one piece (pasted, filled in by the browser, restored); single keys stay unchanged. */
function whole(tidy: (text: string) => string) {
  return (inserted: string, _masked: unknown, flags: { tail?: unknown }) =>
    inserted.length > 1 && !flags.tail ? tidy(inserted) : inserted;
}

function bare(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '');
}

/** Area code and number, without the country code and the long-distance zero. */
function nationalPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const isAbroad = /^\s*\(?(\+|00)/.test(text) || digits.length > 11;
  return digits.replace(isAbroad ? /^(00)?55/ : /^$/, '').replace(/^0/, '');
}

/** Browsers fill in a birthday as yyyy-mm-dd, and people write 1/5/1990. */
function brazilianDate(text: string): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  if (iso) return `${iso[3]}${iso[2]}${iso[1]}`;
  const short = /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text);
  if (short) return `${short[1]?.padStart(2, '0')}${short[2]?.padStart(2, '0')}${short[3]}`;
  return text.replace(/\D/g, '');
}

/** Browsers may fill in an expiry date as yyyy-mm, and people write 5/2030. A year of two digits stays as it is. */
function monthAndYear(text: string): string {
  const iso = /^\s*(\d{4})\s*-\s*(\d{2})\s*$/.exec(text);
  if (iso) return `${iso[2]}${iso[1]}`;
  const short = /^\s*(\d)\s*[/-]\s*(\d+)\s*$/.exec(text);
  return short ? `0${short[1]}${short[2]}` : text.replace(/\D/g, '');
}
