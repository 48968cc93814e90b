import type { Address, Journey } from '@consorcio/shared/entities';
import { corrected } from './correction';

type Origin = NonNullable<Journey['cepErrorAt']>;

/** A CEP was typed. Who asked for it decides where the talk goes once its address is found. SPEC section 4, cepErrorAt. */
export function giveCep(journey: Journey, cep: string, cepErrorAt: Origin): Journey {
  return { ...journey, cep, cepErrorAt };
}

/**
 * The address of the CEP typed last. House number and complement stay as they were told, unless the look-up knows
 * better: they are in the summary, where each can be mended.
 */
export function settleAddress(journey: Journey, found: Address): Journey {
  const { numero = '', complemento = '' } = journey.endereco ?? {};
  return {
    ...corrected(journey),
    endereco: { ...found, numero: found.numero || numero, complemento: found.complemento || complemento },
  };
}

/** Changes parts of the address that is there. */
export function mendAddress(journey: Journey, part: Partial<Address>): Journey {
  return journey.endereco ? { ...corrected(journey), endereco: { ...journey.endereco, ...part } } : journey;
}

/** Whether the look-up, or the visitor after it, gave both street and neighbourhood. */
export function hasStreet({ endereco }: Journey): boolean {
  return Boolean(endereco?.logradouro && endereco.bairro);
}

/** Where a known address leads: on with the questions, or back to the summary it was mended from. SPEC section 4. */
export function afterAddress({ cepErrorAt }: Journey): 'proposal-thanks-message' | 'proposal-confirm-data' {
  return cepErrorAt === 'cep-first-input' ? 'proposal-thanks-message' : 'proposal-confirm-data';
}

/** 'Avenida Paulista, Bela Vista, São Paulo/SP'. */
export function addressLine({ logradouro, bairro, cidade, estado }: Address): string {
  const place = [cidade, estado].filter(Boolean).join('/');
  return [logradouro, bairro, place].filter(Boolean).join(', ');
}
