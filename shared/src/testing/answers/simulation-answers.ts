import { aCatalogueItem, aCategory, aPlanType } from '../catalogue-builders';
import { type AnswerTable, failures, mismatches, reads, unusable } from './answer-variants';

const lead = { id: 7, LeadToken: 't' };

export const leadAnswers: AnswerTable = {
  call: 'POST /api/lead',
  variants: [
    reads('the documented answer', { data: lead }, { data: lead }),
    reads('an id as text', { data: { ...lead, id: '7' } }, { data: { ...lead, id: '7' } }),
    reads('another case', { Data: { ID: 7, leadToken: 't' } }, { data: lead }),
    reads('no wrapper', lead, { data: lead }),
    reads('two wrappers', { data: { data: lead } }, { data: lead }),
    reads('a list of one', { data: [lead] }, { data: lead }),
    reads('no token', { data: { id: 7 } }, { data: { id: 7, LeadToken: '' } }),
    reads('a token as a number', { data: { id: 7, LeadToken: 5 } }, { data: { LeadToken: '5' } }),
    reads('more than expected', { data: { ...lead, x: 1 }, errors: [] }, { data: lead }),
    reads('a JSON string of JSON', JSON.stringify(JSON.stringify({ data: lead })), { data: lead }),
    reads('a BOM', `\uFEFF${JSON.stringify({ data: lead })}`, { data: lead }),
    { name: '201', status: 201, body: { data: lead }, expected: { outcome: 'succeeds', value: { data: lead } } },
    mismatches('no id', { data: { LeadToken: 't' } }),
    mismatches('an id of null', { data: { id: null, LeadToken: 't' } }),
    mismatches('an id without end', { data: { id: 'x'.repeat(201) } }),
    ...unusable,
    ...failures,
  ],
};

const category = aCategory();

export const categoryAnswers: AnswerTable = {
  call: 'GET /api/categoria',
  variants: [
    reads('the documented answer', { data: [category] }, { data: [category] }),
    reads('an empty list', { data: [] }, { data: [] }),
    reads('no wrapper', [category], { data: [category] }),
    reads('one instead of a list', { data: category }, { data: [category] }),
    reads('another case', { Data: [{ CategoriaId: 2, Nome: 'Carro' }] }, { data: [{ categoriaID: 2, nome: 'Carro' }] }),
    reads('an id as text', { data: [{ ...category, categoriaID: '2' }] }, { data: [category] }),
    reads('no picture', { data: [{ ...category, imagemUrl: null }] }, { data: [{ ...category, imagemUrl: '' }] }),
    reads('one bad among good ones', { data: [{ nome: 'x' }, category, null] }, { data: [category] }),
    mismatches('only bad ones', { data: [{ nome: 'x' }] }),
    mismatches('a number', 7),
    ...unusable,
    ...failures,
  ],
};

const plan = aPlanType();
const card = aCatalogueItem({ planosTipos: [plan] });
const withPlan = (changes: Readonly<Record<string, unknown>>) => ({
  data: [{ ...card, planosTipos: [{ ...plan, ...changes }] }],
});
const readPlan = (changes: Readonly<Record<string, unknown>>) => ({ data: [{ planosTipos: [changes] }] });
const planOf = (
  name: string,
  sent: Readonly<Record<string, unknown>>,
  read: Readonly<Record<string, unknown>> = sent,
) => reads(name, withPlan(sent), readPlan(read));

export const catalogueAnswers: AnswerTable = {
  call: 'GET /api/v1/catalogo',
  variants: [
    reads('the documented answer', { data: [card] }, { data: [card] }),
    reads('an empty list', { data: [] }, { data: [] }),
    reads('no wrapper', [card], { data: [card] }),
    reads('one card instead of a list', { data: card }, { data: [card] }),
    planOf('an assembly of null', { dataProximaAssembleia: null }, { dataProximaAssembleia: '' }),
    planOf(
      'an assembly with a time',
      { dataProximaAssembleia: '2026-12-15T00:00:00-03:00' },
      { dataProximaAssembleia: '2026-12-15' },
    ),
    planOf(
      'an assembly as people write it',
      { dataProximaAssembleia: '15/12/2026' },
      { dataProximaAssembleia: '2026-12-15' },
    ),
    planOf('a group as a number', { grupo: 2080 }, { grupo: '2080' }),
    planOf('a flag as a number', { planoPrimeiroPagto: 1 }, { planoPrimeiroPagto: true }),
    planOf('a flag as a word', { exibirTextoResolucao285: 'S' }, { exibirTextoResolucao285: true }),
    planOf('a plan type in lower case', { tipoPlanoID: 'credito_pagametade' }, { tipoPlanoID: 'CREDITO_PAGAMETADE' }),
    planOf('a plan type by name', { tipoPlanoID: 'Paga Reduzida' }, { tipoPlanoID: 'PARCELA_REDUZIDA' }),
    planOf('a plan type as a number', { tipoPlanoID: 2, name: 'Paga Metade' }, { tipoPlanoID: 'CREDITO_PAGAMETADE' }),
    planOf(
      'Paga Metade Reduzida',
      { tipoPlanoID: null, name: 'Paga Metade Reduzida' },
      { tipoPlanoID: 'CREDITO_PAGAMETADE' },
    ),
    planOf('no details', { detalhesPlano: null }, { detalhesPlano: undefined }),
    planOf(
      'a bid of null',
      { detalhesPlano: { ...plan.detalhesPlano, lanceFixo: null } },
      { detalhesPlano: { lanceFixo: '' } },
    ),
    planOf('an amount as decimal text', { valorParcela: '1234.56' }, { valorParcela: 1234.56 }),
    planOf('an amount as people write it', { valorParcela: '1.234,56' }, { valorParcela: 1234.56 }),
    planOf('no fee', { planoTaxaAdmMensal: null }, { planoTaxaAdmMensal: undefined }),
    planOf('a fee as text', { planoTaxaAdmMensal: '0.125' }, { planoTaxaAdmMensal: 0.125 }),
    planOf('another case of bemId', { bemId: undefined, bemID: 9 }, { bemId: 9 }),
    reads(
      'a short code of goods',
      { data: [{ ...card, bemCategoriaCodigo: 'AN' }] },
      { data: [{ bemCategoriaCodigo: 'CARRO' }] },
    ),
    reads(
      'a name of goods',
      { data: [{ ...card, bemCategoriaCodigo: 'Imóvel' }] },
      { data: [{ bemCategoriaCodigo: 'IMOVEL' }] },
    ),
    reads('months as text', { data: [{ ...card, planoMeses: '80' }] }, { data: [{ planoMeses: 80 }] }),
    reads(
      'one bad plan among good ones',
      { data: [{ ...card, planosTipos: [plan, { ...plan, valorParcela: null }] }] },
      { data: [card] },
    ),
    reads('a card without a good plan', { data: [card, { ...card, planosTipos: [{}] }] }, { data: [card] }),
    mismatches('an ambiguous amount', withPlan({ valorParcela: '1.234' })),
    mismatches('a negative amount', withPlan({ valorParcela: -1 })),
    mismatches('no amount', withPlan({ valorParcela: undefined })),
    mismatches('an unknown plan type', withPlan({ tipoPlanoID: 'X', name: 'Y' })),
    ...unusable,
    ...failures,
    {
      name: '200 with an empty list and a sentence of the SPEC',
      status: 200,
      body: { data: [], message: 'Nenhum plano encontrado para essa faixa de crédito' },
      expected: { outcome: 'refused', reasons: ['Nenhum plano encontrado para essa faixa de crédito'] },
    },
    {
      name: '500 with a sentence of the SPEC',
      status: 500,
      body: { message: 'Nenhum plano encontrado para essa faixa de renda.' },
      expected: { outcome: 'failed' },
    },
    {
      name: '400 with the sentence of the income',
      status: 400,
      body: { mensagem: 'Nenhum plano encontrado para essa faixa de renda.' },
      expected: { outcome: 'refused', reasons: ['Nenhum plano encontrado para essa faixa de renda.'] },
    },
  ],
};

const ignored: readonly unknown[] = ['', null, true, 0, 'OK', [], {}, { data: null }, { success: true }, '<p>OK</p>'];

export const selectedPlanAnswers: AnswerTable = {
  call: 'POST /api/plano/selecionado',
  variants: [...ignored.map((body) => reads(`ignores ${JSON.stringify(body)}`, body)), ...failures],
};
