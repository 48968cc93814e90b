import { aCatalogueItem, aCategory, aPlanType } from '../catalogue-builders';
import { type AnswerTable, failures, mismatches, reads, refuses, unusable } from './answer-variants';

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
    { ...reads('201', { data: lead }, { data: lead }), status: 201 },
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
type Parts = Readonly<Record<string, unknown>>;
const withPlan = (changes: Parts) => ({ data: [{ ...card, planosTipos: [{ ...plan, ...changes }] }] });
const planOf = (name: string, sent: Parts, read: Parts = sent) =>
  reads(name, withPlan(sent), { data: [{ planosTipos: [read] }] });
/** A plan with another value of one part, and what is read from it. */
const partOf = (name: string, part: string, sent: unknown, read: unknown) =>
  planOf(name, { [part]: sent }, { [part]: read });
const cardOf = (name: string, sent: Parts, read: Parts) =>
  reads(name, { data: [{ ...card, ...sent }] }, { data: [read] });
const noneFor = (what: string) => `Nenhum plano encontrado para essa faixa de ${what}`;

export const catalogueAnswers: AnswerTable = {
  call: 'GET /api/v1/catalogo',
  variants: [
    reads('the documented answer', { data: [card] }, { data: [card] }),
    reads('an empty list', { data: [] }, { data: [] }),
    reads('no wrapper', [card], { data: [card] }),
    reads('one card instead of a list', { data: card }, { data: [card] }),
    partOf('an assembly of null', 'dataProximaAssembleia', null, ''),
    partOf('an assembly with a time', 'dataProximaAssembleia', '2026-12-15T00:00:00-03:00', '2026-12-15'),
    partOf('an assembly as people write it', 'dataProximaAssembleia', '15/12/2026', '2026-12-15'),
    partOf('a group as a number', 'grupo', 2080, '2080'),
    partOf('a flag as a number', 'planoPrimeiroPagto', 1, true),
    partOf('a flag as a word', 'exibirTextoResolucao285', 'S', true),
    partOf('a plan type in lower case', 'tipoPlanoID', 'credito_pagametade', 'CREDITO_PAGAMETADE'),
    partOf('a plan type by name', 'tipoPlanoID', 'Paga Reduzida', 'PARCELA_REDUZIDA'),
    planOf('a plan type as a number', { tipoPlanoID: 2, name: 'Paga Metade' }, { tipoPlanoID: 'CREDITO_PAGAMETADE' }),
    planOf('no plan type', { tipoPlanoID: null, name: 'Paga Metade Reduzida' }, { tipoPlanoID: 'CREDITO_PAGAMETADE' }),
    partOf('no details', 'detalhesPlano', null, undefined),
    partOf('a bid of null', 'detalhesPlano', { ...plan.detalhesPlano, lanceFixo: null }, { lanceFixo: '' }),
    partOf('an amount as decimal text', 'valorParcela', '1234.56', 1234.56),
    partOf('an amount as people write it', 'valorParcela', '1.234,56', 1234.56),
    partOf('no fee', 'planoTaxaAdmMensal', null, undefined),
    partOf('a fee as text', 'planoTaxaAdmMensal', '0.125', 0.125),
    planOf('another case of bemId', { bemId: undefined, bemID: 9 }, { bemId: 9 }),
    cardOf('a short code of goods', { bemCategoriaCodigo: 'AN' }, { bemCategoriaCodigo: 'CARRO' }),
    cardOf('a name of goods', { bemCategoriaCodigo: 'Imóvel' }, { bemCategoriaCodigo: 'IMOVEL' }),
    cardOf('months as text', { planoMeses: '80' }, { planoMeses: 80 }),
    cardOf('one bad plan among good ones', { planosTipos: [plan, { ...plan, valorParcela: null }] }, card),
    reads('a card without a good plan', { data: [card, { ...card, planosTipos: [{}] }] }, { data: [card] }),
    mismatches('an ambiguous amount', withPlan({ valorParcela: '1.234' })),
    mismatches('a negative amount', withPlan({ valorParcela: -1 })),
    mismatches('no amount', withPlan({ valorParcela: undefined })),
    mismatches('an unknown plan type', withPlan({ tipoPlanoID: 'X', name: 'Y' })),
    ...unusable,
    ...failures,
    refuses(200, 'with an empty list and a sentence', { data: [], message: noneFor('crédito') }, noneFor('crédito')),
    { name: '500 with a sentence', status: 500, body: { message: noneFor('renda.') }, expected: { outcome: 'failed' } },
    refuses(400, 'with the sentence of the income', { mensagem: noneFor('renda.') }, noneFor('renda.')),
  ],
};

const ignored: readonly unknown[] = ['', null, true, 0, 'OK', [], {}, { data: null }, { success: true }, '<p>OK</p>'];

export const selectedPlanAnswers: AnswerTable = {
  call: 'POST /api/plano/selecionado',
  variants: [...ignored.map((body) => reads(`ignores ${JSON.stringify(body)}`, body)), ...failures],
};
