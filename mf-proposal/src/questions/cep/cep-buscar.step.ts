import { needed } from '@consorcio/shared/journey';
import { findAddressOf } from '../../api/find-address';
import { defineStep } from '../../state';
import { afterAddress, hasStreet, settleAddress } from '../address';

/** Silent: looks up the address of the last CEP. */
export const cepBuscar = defineStep({
  name: 'cep-buscar',
  leadsTo: ['proposal-thanks-message', 'proposal-confirm-data', 'cep-error', 'cep-not-found'],
  fetch: {
    input: ({ journey }) => needed(journey.cep, 'cep'),
    run: findAddressOf,
    settle: settleAddress,
    facts: () => [{ name: 'address.found', payload: {} }],
    fails: () => 'cep-not-found',
  },
  next: ({ journey }) => (hasStreet(journey) ? afterAddress(journey) : 'cep-error'),
});
