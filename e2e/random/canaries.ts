import type { InputKind } from '@consorcio/shared/flow';
import { formatCnpj, formatCpf, formatDate, formatPhone, isCnpj, isCpf } from '@consorcio/shared/validation';
import type { Random } from './random';

/** Personal data that only this visitor has: found outside the page, it has leaked. */
export interface Canaries {
  /** By the kind of field it is typed into. */
  readonly words: Readonly<Partial<Record<InputKind, readonly string[]>>>;
  /** Every way in which it may be written. */
  readonly secrets: readonly string[];
}

const consonants = [...'bdfgjlmnprstvz'];
const vowels = [...'aeiou'];

export function createCanaries(random: Random): Canaries {
  const nome = `Zu${syllables(random, 4)}`;
  const sobrenome = `Qu${syllables(random, 3)}`;
  const nomeRazao = `${nome} ${sobrenome}`;
  const email = `${nome.toLowerCase()}.${digits(random, 5)}@example.com`;
  const telefone = `119${digits(random, 8)}`;
  const cpf = documentFrom(digits(random, 9), isCpf);
  const cnpj = documentFrom(`${digits(random, 8)}0001`, isCnpj);
  const nascimento = `19${50 + random.below(50)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
  const comentario = `Falei com ${syllables(random, 6)} e demorou.`;
  return {
    words: {
      name: [nome, nomeRazao],
      email: [email, `${nome}.${digits(random, 5)}@gmail.com`],
      phone: [formatPhone(telefone)],
      cpf: [formatCpf(cpf)],
      cnpj: [formatCnpj(cnpj)],
      date: [formatDate(nascimento)],
      'long-text': [comentario],
    },
    secrets: [
      nome,
      nome.toLowerCase(),
      sobrenome,
      telefone,
      telefone.slice(2),
      formatPhone(telefone),
      cpf,
      formatCpf(cpf),
      cnpj,
      formatCnpj(cnpj),
      nascimento,
      nascimento.replaceAll('-', ''),
      formatDate(nascimento),
      comentario,
    ],
  };
}

function syllables(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(consonants) + random.pick(vowels)).join('');
}

/** Without a 9, so that no security code of cards.ts can appear in them, and without a leading zero. */
function digits(random: Random, count: number): string {
  return [1 + random.below(8), ...Array.from({ length: count - 1 }, () => random.below(9))].join('');
}

/** The number with its check digits. */
function documentFrom(number: string, isDocument: (digits: string) => boolean): string {
  for (let last = 0; last < 100; last += 1) {
    const whole = number + two(last);
    if (isDocument(whole)) return whole;
  }
  throw new Error(`No check digits make ${number} a valid document.`);
}

const two = (number: number) => String(number).padStart(2, '0');
