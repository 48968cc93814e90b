import type { Address } from '@consorcio/shared/entities';
import type { ProposalJourney } from '../state';
import { endCorrection } from './correction';

/**
 * Records the address of the last CEP, which ends its correction. House number and complement stay unless the look-up
 * knows them: the visitor reads them in the summary and can correct each there.
 */
export function settleAddress(journey: ProposalJourney, found: Address): ProposalJourney {
  const { numero = '', complemento = '' } = journey.endereco ?? {};
  return {
    ...endCorrection(journey),
    endereco: { ...found, numero: found.numero || numero, complemento: found.complemento || complemento },
  };
}

export function changeAddress<Seen extends ProposalJourney>(journey: Seen, part: Partial<Address>): Seen {
  return journey.endereco ? { ...journey, endereco: { ...journey.endereco, ...part } } : journey;
}

/** Whether both street and neighbourhood are known, from the look-up or from the visitor. */
export function hasStreet({ endereco }: ProposalJourney): boolean {
  return Boolean(endereco?.logradouro && endereco.bairro);
}

/** 'Avenida Paulista, Bela Vista, São Paulo/SP'. */
export function addressLine({ logradouro, bairro, cidade, estado }: Address): string {
  const place = [cidade, estado].filter(Boolean).join('/');
  return [logradouro, bairro, place].filter(Boolean).join(', ');
}
