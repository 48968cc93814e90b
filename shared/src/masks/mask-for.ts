import { asciiForms, checkPhone } from '@consorcio/shared/validation';
import type { FactoryOpts, MaskedDynamicOptions, MaskedNumberOptions, MaskedPatternOptions } from 'imask';
import 'imask/masked/dynamic';
import 'imask/masked/number';
import 'imask/masked/pattern'; // and regexp; without dates, enums, ranges and pipes, which no mask here uses
import type { MaskedKind } from '../ui';
import { moneyMask } from './money-mask';

/** The mask of a kind of answer. Masks keep state, so each question gets a new one. */
export function maskFor(kind: MaskedKind): FactoryOpts {
  const options = masks[kind]();
  const { prepare = (inserted) => inserted } = options;
  return { ...options, prepare: (inserted, masked, flags) => prepare(asciiForms(inserted), masked, flags) };
}

const masks: Readonly<Record<MaskedKind, () => MaskedPatternOptions | MaskedDynamicOptions | MaskedNumberOptions>> = {
  money: moneyMask,
  phone: phoneMask,
  cpf: () => ({ mask: CPF, prepare: whole(bare) }),
  cnpj: () => ({ ...cnpj, prepare: whole(bare) }),
  'cpf-cnpj': () => ({
    mask: [{ mask: CPF }, cnpj],
    prepare: whole(bare),
    dispatch(appended, masked, _flags, tail) {
      const typed = bare(masked.value + appended + String(tail));
      return masked.compiledMasks[typed.length > 11 || /[A-Za-z]/.test(typed) ? 1 : 0];
    },
  }),
  cep: () => ({ mask: '00000-000', prepare: whole(bare) }),
  date: () => ({ mask: '00/00/0000', prepare: whole(brazilianDate) }),
  // Groups of four. More than sixteen digits are shown and refused: if they were dropped, another card's number would remain.
  'card-number': () => ({ mask: '0000 0000 0000 0000[ 000]', prepare: whole(bare) }),
  'card-expiry': cardExpiryMask,
};

const CPF = '000.000.000-00';
/** Twelve letters or digits and two check digits, in capitals. */
const cnpj = {
  mask: '##.###.###/####-00',
  definitions: { '#': /[0-9A-Za-z]/ },
  prepareChar: (character: string) => character.toUpperCase(),
};

/**
 * Area code and number. A country code or a 0 that is typed in front of them is recognised and not written. After a 0, the digits of a
 * carrier come first: they are removed when two digits too many show that the last eleven are the number.
 */
function phoneMask(): MaskedPatternOptions {
  let code = '';
  let hasZero = false;
  let beyond = '';
  return {
    mask: '(00) 00000-0000',
    prepare(inserted, masked, flags) {
      if (flags.tail) return inserted;
      const before = masked.unmaskedValue;
      if (inserted.length > 1) {
        if (before !== '') return bare(inserted);
        hasZero = /^\D*0/.test(code + inserted);
        return nationalPhone(code + inserted);
      }
      if (!/[\d+]/.test(inserted)) return inserted;
      if (before === '') {
        hasZero = code === '0';
        code = ['+55', '0055'].some((known) => known.startsWith(code + inserted)) ? code + inserted : '';
        return code === '' ? inserted : '';
      }
      beyond = before.length < 11 ? '' : beyond + inserted;
      const number = hasZero && beyond.length === 2 ? checkPhone(before.slice(2) + beyond) : undefined;
      if (!number?.ok) return inserted;
      masked.value = number.value;
      return '';
    },
  };
}

/** Month and year. A month that begins with 2 to 9 has one digit, so the mask writes its zero. */
function cardExpiryMask(): MaskedPatternOptions {
  return {
    mask: '00/0000',
    prepare(inserted, masked, flags) {
      const isShort = masked.value === '' && !flags.tail && /^[2-9]$/.test(inserted);
      return isShort ? `0${inserted}` : whole(monthAndYear)(inserted, masked, flags);
    },
  };
}

/** Normalises text that arrives in one piece (pasted, filled in by the browser, restored, composed); single keys stay unchanged. */
function whole(tidy: (text: string) => string) {
  return (inserted: string, masked: { readonly value: string }, flags: { tail?: unknown }) => {
    if (inserted.length === 1 || flags.tail) return inserted;
    return masked.value === '' ? tidy(inserted) : bare(inserted);
  };
}

function bare(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '');
}

/** Area code and number, without the country code, the long-distance zero and the code of a carrier. */
function nationalPhone(text: string): string {
  const checked = checkPhone(text);
  if (checked.ok) return checked.value;
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
