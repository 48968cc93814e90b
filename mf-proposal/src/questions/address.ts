import type { Address, Journey } from '@consorcio/shared/entities';
import { endCorrection } from './correction';

type Origin = NonNullable<Journey['cepErrorAt']>;

/** Records a CEP. Who asked for it decides where the talk goes once its address is found. SPEC section 4, cepErrorAt. */
export function giveCep(journey: Journey, cep: string, cepErrorAt: Origin): Journey {
  return { ...journey, cep, cepErrorAt };
}

/**
 * Records the address of the last CEP, which ends its correction. House number and complement stay unless the look-up
 * knows them: the visitor reads them in the summary and can correct each there.
 */
export function settleAddress(journey: Journey, found: Address): Journey {
  const { numero = '', complemento = '' } = journey.endereco ?? {};
  return {
    ...endCorrection(journey),
    endereco: { ...found, numero: found.numero || numero, complemento: found.complemento || complemento },
  };
}

/** Changes parts of the known address. */
export function changeAddress(journey: Journey, part: Partial<Address>): Journey {
  return journey.endereco ? { ...journey, endereco: { ...journey.endereco, ...part } } : journey;
}

/** Whether both street and neighbourhood are known, from the look-up or from the visitor. */
export function hasStreet({ endereco }: Journey): boolean {
  return Boolean(endereco?.logradouro && endereco.bairro);
}

/** Where a known address leads: on to the next question, or back to the summary it was corrected from. SPEC section 4. */
export function afterAddress({ cepErrorAt }: Journey): 'proposal-thanks-message' | 'proposal-confirm-data' {
  return cepErrorAt === 'cep-first-input' ? 'proposal-thanks-message' : 'proposal-confirm-data';
}

/** 'Avenida Paulista, Bela Vista, São Paulo/SP'. */
export function addressLine({ logradouro, bairro, cidade, estado }: Address): string {
  const place = [cidade, estado].filter(Boolean).join('/');
  return [logradouro, bairro, place].filter(Boolean).join(', ');
}
