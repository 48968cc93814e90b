import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { aChosenJourney, aProposedJourney } from '@consorcio/shared/testing';
import { keptCopy } from './kept-copy';
import { aMessage } from './testing/a-message';

const endereco = { cep: '01310100', logradouro: 'Avenida Paulista', numero: '12', cidade: 'São Paulo', estado: 'SP' };
const contract = { visitor: { tipoPessoa: 0, nascimentoFundacao: '1985-03-15', endereco }, purchase: {} };
const secrets = /529\.?982|1985|15\/03|Paulista|01310/;

/** A conversation in the middle of the contract. */
function conversation(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    ...newJourney('j1', 'home', { segment: 'proposal', step: 'proposal-terms' }),
    phase: { kind: 'waiting', token: 9 },
    journey: aChosenJourney({
      nome: 'Marina',
      cpfCnpj: '52998224725',
      cupomDecisao: { para: '1:2:52998224725:0', aplicado: true },
    }),
    own: { proposal: contract, simulation: { visitor: { compraId: 130 }, purchase: {} } },
    transcript: [
      aMessage('user', 'Marina', 0),
      { ...aMessage('user', 'Apto 12', 1), isPersonal: true },
      aMessage('user', '529.982.247-25', 2),
      aMessage('user', '15/03/1985', 3),
      aMessage('bot', 'Obrigado! Encontrei: <b>Avenida Paulista</b>.', 4),
      {
        ...aMessage('bot', 'Confira:', 5),
        component: {
          segment: 'proposal',
          name: 'data-summary',
          asks: false,
          props: { linhas: [{ valor: '01310-100' }] },
        },
      },
      aMessage('bot', 'Tudo certo?', 6),
    ],
    draft: '529',
    kept: { 'proposal-cpf-cnpj': '529.982.247-26' },
    ...changes,
  };
}

it('has no contract data, neither as data nor in a message, a draft or an answer that was not sent', () => {
  const copy = keptCopy(conversation());
  expect(JSON.stringify(copy)).not.toContain('Apto');
});

it('of an earlier release, which marks no messages, has no message that says contract data', () => {
  const { transcript } = conversation();
  const copy = keptCopy(conversation({ transcript: transcript.filter(({ isPersonal }) => !isPersonal) }));
  expect(JSON.stringify(copy)).not.toMatch(secrets);
  expect(copy.transcript.map(({ id, text }) => [id, text])).toEqual([
    [0, 'Marina'],
    [1, 'Tudo certo?'],
  ]);
  expect(copy).toMatchObject({
    journey: { nome: 'Marina', cupomDecisao: { para: '1:2::0' } },
    own: { simulation: { visitor: { compraId: 130 } } },
  });
  expect(copy.own).not.toHaveProperty('proposal');
});

it.each<[string, Partial<Snapshot>]>([
  ['at the contract', {}],
  [
    'at the explanation of a failure there',
    {
      place: { segment: 'host', step: 'error-general' },
      trouble: {
        failure: { code: 'network.lost' },
        place: { segment: 'proposal', step: 'proposal-wait' },
        uncertain: true,
      },
    },
  ],
])('without a proposal goes on where the contract begins, %s: nothing is sent by itself', (_, changes) => {
  const submissions = { proposta: { key: 'j1:proposta:1', state: 'sending' as const } };
  expect(keptCopy(conversation({ ...changes, submissions }))).toMatchObject({
    place: { segment: 'proposal', step: null },
    phase: { kind: 'arriving' },
    submissions: { proposta: { state: 'unknown' } },
  });
});

it.each<[string, Partial<Snapshot>]>([
  ['with a proposal', { journey: aProposedJourney({ cpfCnpj: '52998224725' }) }],
  ['elsewhere', { place: { segment: 'simulation', step: 'plans-list-select' } }],
  ['before anything of the contract is given', { journey: aChosenJourney(), own: {} }],
])('goes on where it stopped %s', (_, changes) => {
  const before = conversation(changes);
  expect(keptCopy(before)).toMatchObject({ place: before.place, phase: before.phase });
});
