import { aCoupon, anAddress, aProposal } from '../builders';
import {
  type AnswerTable,
  type AnswerVariant,
  failures,
  mismatches,
  reads,
  refuses,
  unusable,
} from './answer-variants';

const address = anAddress();

export const addressAnswers: AnswerTable = {
  call: 'GET /api/endereco',
  variants: [
    reads('the documented answer', { data: address }, { data: address }),
    reads('no wrapper', address, { data: address }),
    reads('a list of one', { data: [address] }, { data: address }),
    reads('another case', { Data: { Cep: '01310100', Bairro: 'A' } }, { data: { logradouro: '', bairro: 'A' } }),
    reads('parts of null', { data: { ...address, bairro: null, numero: null } }, { data: { bairro: '', numero: '' } }),
    reads('numbers as numbers', { data: { ...address, cep: 1310100, numero: 12 } }, { data: { numero: '12' } }),
    reads('no CEP', { data: { cidade: 'São Paulo' } }, { data: { cidade: 'São Paulo', logradouro: '' } }),
    reads('the word null', { data: { ...address, complemento: 'null' } }, { data: { complemento: '' } }),
    mismatches('nothing known', { data: { erro: '' } }),
    mismatches('data of null', { data: null }),
    ...unusable,
    ...failures,
  ],
};

/** Fees, group and text of a plan; every part may be absent. */
const PlanoTaxas = [{ nome: 'Taxa', percentual: 16 }];
const details = { titulo: 'Carro', taxaAdmTotal: 16, PlanoTaxas, SemAdesao: true };

export const planDetailsAnswers: AnswerTable = {
  call: 'POST /api/plano/detalhes',
  variants: [
    reads('the known parts', { data: details }, { data: details }),
    reads('no wrapper', details, { data: details }),
    reads('one part', { data: { titulo: 'Carro' } }, { data: { titulo: 'Carro', TabelaDescricao: '' } }),
    reads('a fee as text', { data: { taxaAdmTotal: '16,5' } }, { data: { taxaAdmTotal: 16.5 } }),
    reads('a fee of null', { data: { ...details, taxaAdmTotal: null } }, { data: { taxaAdmTotal: undefined } }),
    reads('one bad fee row', { data: { PlanoTaxas: [null, ...PlanoTaxas] } }, { data: { PlanoTaxas } }),
    reads('one fee row', { data: { PlanoTaxas: PlanoTaxas[0] } }, { data: { PlanoTaxas } }),
    reads('no fee rows', { data: { ...details, PlanoTaxas: null } }, { data: { PlanoTaxas: undefined } }),
    reads('a flag as a word', { data: { SemAdesao: 'Não' } }, { data: { SemAdesao: false } }),
    reads('another case', { data: { planoTaxas: PlanoTaxas } }, { data: { PlanoTaxas } }),
    mismatches('nothing known', { data: { x: 1 } }),
    mismatches('data of null', { data: null }),
    ...unusable,
    ...failures,
  ],
};

const coupon = aCoupon();
const valid = { cupom: coupon };
const paidBy = (methods: unknown) => ({ data: { value: { ...coupon, formasPagamentosValidas: methods } } });
const refusal = (status: number, name: string, body: unknown, ...codes: (string | number)[]): AnswerVariant => ({
  ...reads(`${status} ${name}`, body, { cupomErros: codes }),
  status,
});

export const couponAnswers: AnswerTable = {
  call: 'POST /api/v1/cupom/validar',
  variants: [
    reads('the documented answer', { data: { value: coupon } }, valid),
    reads('no value', { data: coupon }, valid),
    reads('no wrapper', { value: coupon }, valid),
    reads('another case', { Data: { Value: coupon } }, valid),
    reads('amounts as text', { data: { value: { ...coupon, valorTotal: '796,50' } } }, valid),
    reads('methods as text', paidBy(['0', 1, 'PIX']), { ...valid, cupom: paidBy([0, 1, 5]).data.value }),
    reads('no list of methods', paidBy(null), valid),
    refusal(400, 'numbers', { validationErrors: [{ code: 1 }] }, 1),
    refusal(422, 'names', { ValidationErrors: [{ Code: 'NotFound' }] }, 'NotFound'),
    refusal(200, 'plain texts', { validationErrors: ['AlreadyUsed', '3'] }, 'AlreadyUsed', '3'),
    refusal(400, 'in data', { data: { validationErrors: [{ code: '2' }] } }, '2'),
    mismatches('no amount', { data: { value: { ...coupon, valorTotal: null } } }),
    mismatches('a negative amount', { data: { value: { ...coupon, valorTotal: -1 } } }),
    ...unusable,
    ...failures,
  ],
};

const proposal = aProposal();
const wrongCep = 'O CEP informado, não é válido!';
const proposalOf = (name: string, sent: Readonly<Record<string, unknown>>, read: Readonly<Record<string, unknown>>) =>
  reads(name, { data: { ...proposal, ...sent } }, { data: read });
const methodsOf = (name: string, sent: unknown, read: readonly number[]) =>
  proposalOf(name, { formasPagamentoDisponiveis: sent }, { formasPagamentoDisponiveis: read });

export const proposalAnswers: AnswerTable = {
  call: 'POST /api/proposta',
  variants: [
    reads('the documented answer', { data: proposal }, { data: proposal }),
    reads('no wrapper', proposal, { data: proposal }),
    reads('a list of one', { data: [proposal] }, { data: proposal }),
    reads(
      'another case',
      { Data: { propostaId: 1, PropostaToken: 't' } },
      { data: { propostaID: 1, propostaToken: 't' } },
    ),
    proposalOf('no contract', { contrato: null }, { contrato: undefined }),
    proposalOf('a contract as a number', { contrato: 7 }, { contrato: 7 }),
    methodsOf('methods as text', ['0', '5'], [0, 5]),
    methodsOf('methods by name', ['Cartão', 'PIX'], [0, 5]),
    methodsOf('methods as objects', [{ id: 1 }], [1]),
    methodsOf('one bad method', [null, 5], [5]),
    methodsOf('no methods', null, []),
    proposalOf('an empty error list', { Errors: [] }, { propostaID: proposal.propostaID }),
    mismatches('no id', { data: { ...proposal, propostaID: null } }),
    mismatches('no token', { data: { ...proposal, propostaToken: '' } }),
    refuses(200, 'with an error list in data', { data: { ...proposal, Errors: [wrongCep] } }, wrongCep),
    ...unusable,
    ...failures,
  ],
};
