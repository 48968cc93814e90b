import { type ProposalRequest, proposalRequestSchema } from '@consorcio/shared/entities';
import { type Answer, newJourney, type Snapshot } from '@consorcio/shared/flow';
import type { ContractJourney } from './contract-questions';
import { geoLocation } from './geo-location';
import { BrokenPromise } from './promises';
import { ContractWatch, SignatureWatch } from './proposal-promises';

const known: ContractJourney = {
  tipoPessoa: 0,
  nomeRazao: 'Ana Souza',
  cpfCnpj: '52998224725',
  nascimentoFundacao: '1985-03-15',
  endereco: {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
    numero: '12',
    complemento: '',
  },
  semComplemento: true,
};
const at = (step: string, journey: ContractJourney = known, overrides: Partial<Snapshot> = {}): Snapshot => ({
  ...newJourney('j', 'home', { segment: 'proposal', step }),
  phase: { kind: 'waiting', token: 1 },
  journey,
  ...overrides,
});
const said = [{ id: 0, sender: 'user', text: 'Ana Souza', at: 0 }] as const;

describe('ContractWatch', () => {
  const { nomeRazao: _name, ...nameless } = known;

  it.each<[string, Snapshot, Snapshot]>([
    [
      'the next question',
      at('proposal-titular', {}),
      at('proposal-nome', { tipoPessoa: 0 }, { transcript: [...said] }),
    ],
    ['the signature', at('proposal-email'), at('proposal-terms', known, { transcript: [...said] })],
    ['the answer that is being corrected', at('proposal-terms'), at('proposal-email', { ...known, correcao: 'email' })],
    ['a CEP without an address', at('cep-first-input'), at('cep-not-found', known, { transcript: [...said] })],
  ])('accepts %s', (_what, before, after) => {
    expect(() => new ContractWatch().look(before, after)).not.toThrow();
  });

  it.each<[string, Snapshot, Snapshot]>([
    ['another question after a correction', at('proposal-email'), at('proposal-numero', known)],
    ['a signature before everything is known', at('proposal-numero'), at('proposal-terms', nameless)],
    [
      'another question than the one being corrected',
      at('proposal-terms'),
      at('proposal-nome', { ...known, correcao: 'email' }),
    ],
    ['the name of the last holder', at('proposal-titular'), at('proposal-nome', { nomeRazao: 'Ana', tipoPessoa: 1 })],
    ['a step outside the contract', at('proposal-email'), at('cupom-input', known, { transcript: [...said] })],
  ])('reports %s', (_what, before, after) => {
    expect(() => new ContractWatch().look(before, after)).toThrow(BrokenPromise);
  });
});

describe('SignatureWatch', () => {
  const lines = [
    'Você',
    'Ana Souza',
    '529.982.247-25',
    '15/03/1985',
    'ana@example.com',
    '(11) 98765-4321',
    '01310-100',
    'Avenida Paulista, Bela Vista, São Paulo/SP',
    '12',
    'Sem complemento',
  ];
  const summary: Snapshot['transcript'] = [
    {
      id: 0,
      sender: 'bot',
      text: '',
      at: 0,
      component: { segment: 'proposal', name: 'data-summary', asks: false, props: { lines } },
    },
  ];
  const { nomeRazao = '', cpfCnpj = '', nascimentoFundacao = '', endereco } = known;
  const sent: ProposalRequest = proposalRequestSchema.parse({
    ...endereco,
    nome: 'Ana',
    nomeRazao,
    cpfCnpj,
    nascimentoFundacao,
    tipoPessoa: 0,
    email: 'ana@example.com',
    telefone: '11987654321',
    telefoneCelular: '11987654321',
    rendaMensal: 8000,
    rendaFaturamento: 8000,
    empresaId: 1,
    leadId: 1,
    planoID: 1,
    bemID: 'b',
    planoMeses: 80,
    termos: true,
    cupomCodigo: null,
    geoLocation: null,
  });
  const choose = (watch: SignatureWatch, step: string, id: string, journey: ContractJourney = known) => {
    const answer: Answer = { kind: 'option', id };
    const here = at(step, journey, { transcript: summary });
    watch.answered(answer, 0, here, here);
  };
  const signed = (journey: ContractJourney = known) => {
    const watch = new SignatureWatch();
    choose(watch, 'proposal-terms', 'confirmar', journey);
    return watch;
  };
  const withCoupon = () => {
    const watch = signed();
    choose(watch, 'cupom-apply-url', 'aplicar', { ...known, userCupom: 'PROMO10' });
    choose(watch, 'cupom-payment-message', 'confirmar');
    return watch;
  };

  it('accepts a proposal that is sent as it was signed', () => {
    signed().goesOut(sent, known);
    withCoupon().goesOut({ ...sent, cupomCodigo: 'PROMO10' }, known);
    signed({ ...known, localizacao: { geoLocation, expiraEm: 1 } }).goesOut({ ...sent, geoLocation }, known);
  });

  it.each<[string, () => SignatureWatch, Partial<ProposalRequest>, ContractJourney?]>([
    ['without a signature', () => new SignatureWatch(), {}],
    [
      'that was shown again and not signed',
      () => {
        const watch = signed();
        watch.look(at('proposal-terms'));
        return watch;
      },
      {},
    ],
    ['with another e-mail', signed, { email: 'other@example.com' }],
    ['with another street', signed, { logradouro: 'Rua das Flores' }],
    ['with another number', signed, { numero: '1' }],
    ['without a street', signed, { logradouro: '' }],
    ['with a coupon that was not confirmed', signed, { cupomCodigo: 'PROMO10' }],
    ['without the coupon that was confirmed', withCoupon, {}],
    ['with a coupon for another document', withCoupon, { cupomCodigo: 'PROMO10' }, { ...known, cpfCnpj: '1' }],
    [
      'with a coupon that was declined',
      () => {
        const watch = withCoupon();
        choose(watch, 'cupom-payment-message', 'recusar');
        return watch;
      },
      { cupomCodigo: 'PROMO10' },
    ],
    ['with a location that was not known', signed, { geoLocation }],
    [
      'with an expired location',
      () => signed({ ...known, localizacao: { geoLocation, expiraEm: 0 } }),
      { geoLocation },
    ],
  ])('reports a proposal %s', (_what, watch, change, journey = known) => {
    const present = watch();
    expect(() => present.goesOut({ ...sent, ...change }, journey)).toThrow(BrokenPromise);
  });
});
