import { aBrand, anInstitution, aProposal, aProposedJourney, aScene, aSelectedPlan } from '@consorcio/shared/testing';
import { boletoMethod } from '../methods/boleto/boleto';
import { typedLine } from '../methods/boleto/typed-line';
import { cardMethod } from '../methods/card/card';
import { pixMethod } from '../methods/pix/pix';
import type { PaymentJourney } from '../state';
import { aPayingJourney, boleto, pix, startPayment } from '../testing/conversation';
import { receiptText, spokenReceipt } from './receipt';
import { receiptOf } from './receipt-of';

const em = Date.UTC(2026, 10, 25, 2, 30); // the day before in Brasília
const versions = { contrato: '2026-10', regulamento: '2026-09' };
const aceite = { titular: 'Joana Prado Silva', em: Date.UTC(2026, 10, 24, 18, 5), ...versions };
const methods = [pixMethod, cardMethod, boletoMethod];

/** A journey whose sale was closed by a method. */
function aSale(metodo: string, payment: object, overrides: Partial<PaymentJourney> = {}): PaymentJourney {
  const pagamento = { propostaID: 1001, valorInCents: 885_00, fechada: { metodo, em }, ...payment };
  return { ...aProposedJourney({ aceite, ...overrides }), pagamento };
}

const receiptAt = (journey: PaymentJourney) => receiptOf(methods, aScene({ journey }));
const linesOf = (journey: PaymentJourney) =>
  Object.fromEntries((receiptAt(journey)?.linhas ?? []).map(({ termo, valor }) => [termo, valor]));
const notesOf = (journey: PaymentJourney) =>
  Object.fromEntries((receiptAt(journey)?.notas ?? []).map(({ termo, valor }) => [termo, valor]));

const approved = { cartaoSituacao: 'aprovado', cartaoAutorizacao: '654321' };
const moment = '24/11/2026 às 23:30 (horário de Brasília)';

const ofEverySale = {
  ...{ Valor: 'R$\u00a0885,00', Contrato: '70001001', Plano: 'Carro R$ 60.000,00, Integral, 80 meses' },
  ...{ Titular: 'Joana Prado Silva', 'CPF do titular': '***.982.247-**' },
  ...{ 'Condições gerais': 'Versão 2026-10', 'Regulamento do grupo': 'Versão 2026-09' },
  'Termos aceitos em': '24/11/2026 às 15:05 (horário de Brasília)',
  Administradora: 'Alvo Administradora de Consórcios Ltda.',
  'CNPJ da administradora': '11.222.333/0001-81',
};
const line = typedLine(boleto.codigoBarras);
const pending = { cartaoSituacao: 'pendente' };
it.each([
  ['cartao', approved, true, { Autorização: '654321', 'Pago em': moment }, undefined, 'Pagamento aprovado', 'SAC'],
  ['cartao', pending, false, { 'Registrado em': moment }, undefined, 'Em análise', 'não precisa pagar de novo'],
  ['pix', { pix }, false, { Vencimento: '23/11/2026', 'Registrado em': moment }, pix.qrCodeTexto, 'Aguardando', 'Pix'],
  ['boleto', { boleto }, false, { Vencimento: '25/11/2026', 'Registrado em': moment }, line, 'Aguardando', 'boleto'],
])('of %s with %j says what is paid and what is to do', (metodo, payment, pago, lines, codigo, state, next) => {
  const sale = aSale(metodo, payment);

  expect(receiptAt(sale)).toMatchObject({ titulo: pago ? 'Comprovante de pagamento' : 'Resumo do pedido', pago });
  expect(linesOf(sale)).toMatchObject({ ...ofEverySale, ...lines, Situação: expect.stringContaining(state) });
  expect(receiptAt(sale)?.codigo?.codigo).toBe(codigo);
  expect(notesOf(sale)['Próximos passos']).toContain(next);
  const everything = JSON.stringify(receiptAt(sale));
  if (!pago) expect(everything).not.toMatch(/comprovante|aprovado|Pago em/i);
  expect(everything).not.toMatch(/11987654321|joana@example\.com|52998224725|529\.982\.247-25/);
});

it('says what comes next, how to withdraw and whom to call', () => {
  const notes = notesOf(aSale('pix', { pix }));

  expect(notes['Próximos passos']).toMatch(/e-mail\. Se você já pagou.+ use o código até 23\/11\/2026\.$/);
  expect(notes['Se você mudar de ideia']).toMatch(/7 dias.+art\. 49 do Código de Defesa do Consumidor/);
  expect(notes['Com quem falar']).toBe('SAC 0800 000 0000 (24 horas). Ouvidoria 0800 000 0001 (das 9h às 18h).');
});

it('has no line for an authorisation number that the bank did not send', () => {
  expect(linesOf(aSale('cartao', { cartaoSituacao: 'aprovado' }))).not.toHaveProperty('Autorização');
});

it('leaves out what is not known', () => {
  const payment = { boleto: { ...boleto, dataVencimento: '' } };
  const proposta = aProposal({ contrato: undefined });
  const { aceite: _notAccepted, ...unknown } = aSale('boleto', payment, { proposta });
  const { planoSelecionado: _noPlan, cpfCnpj: _noDocument, ...less } = unknown;

  const known = [
    'Situação',
    'Valor',
    'Forma de pagamento',
    'Registrado em',
    'Administradora',
    'CNPJ da administradora',
  ];
  expect(Object.keys(linesOf(less))).toEqual(known);
  expect(notesOf(less)['Próximos passos']).toContain('Pague o boleto, no app');
});

it('leaves out what is blank, and the parts of the plan that have no name', () => {
  const planoSelecionado = aSelectedPlan({ LabelPlano: '' });
  const sale = aSale('pix', { pix }, { aceite: { ...aceite, titular: ' ' }, planoSelecionado });

  expect(linesOf(sale)).not.toHaveProperty('Titular');
  expect(linesOf(sale)).toMatchObject({ Plano: 'Carro R$ 60.000,00, 80 meses' });
});

it('masks the document of a company too', () => {
  const lines = linesOf(aSale('pix', { pix }, { cpfCnpj: '12ABC34501DE35' }));
  expect(lines).toMatchObject({ 'CNPJ do titular': '**.ABC.345/01DE-**' });
});

it('is absent without a closed sale, and for one that was closed by an unknown method', () => {
  expect(receiptAt(aProposedJourney())).toBeUndefined();
  expect(receiptAt(aSale('ouro', {}))).toBeUndefined();
});

const shared = (journey: PaymentJourney) => {
  const receipt = receiptAt(journey);
  return receipt ? receiptText(receipt, 'Alvo Consórcio') : '';
};

it('is shared as text with the masked document only: no name, phone, e-mail or whole document', () => {
  const text = shared(aSale('pix', { pix }));

  const first = ['Resumo do pedido · Alvo Consórcio', 'Situação: Aguardando o banco confirmar o Pix'];
  expect(text.split('\n').slice(0, 3)).toEqual([...first, 'Valor: R$\u00a0885,00']);
  expect(text).toContain(`Código Pix copia e cola: ${pix.qrCodeTexto}`);
  expect(text).toContain('CPF do titular: ***.982.247-**');
  expect(text).not.toMatch(/Joana|11987654321|joana@example\.com|52998224725|529\.982\.247-25/);
});

it('is shared without a line for a code when there is none to pay with', () => {
  const { linhas = [], notas = [] } = receiptAt(aSale('cartao', approved)) ?? {};
  const terms = [...linhas, ...notas].map(({ termo }) => termo).filter((termo) => termo !== 'Titular');
  const shown = shared(aSale('cartao', approved)).split('\n');

  expect(shown.map((text) => text.split(':')[0])).toEqual(['Comprovante de pagamento · Alvo Consórcio', ...terms]);
});

it('is announced with what matters most, without reading the code aloud', () => {
  const receipt = receiptAt(aSale('cartao', approved));

  expect(receipt && spokenReceipt(receipt)).toBe(
    'Comprovante de pagamento. Situação: Pagamento aprovado. Valor: R$\u00a0885,00. Forma de pagamento: Cartão de crédito. ' +
      'Autorização: 654321. Pago em: 24/11/2026 às 23:30 (horário de Brasília). Contrato: 70001001. ' +
      'Os botões no fim imprimem, compartilham e mostram tudo',
  );
});

it('is announced with the button that copies the code, if there is one', () => {
  const receipt = receiptAt(aSale('pix', { pix }));

  expect(receipt && spokenReceipt(receipt)).toContain('. O botão Copiar código Pix copia o código. ');
});

it('names the institution of the brand', () => {
  const brand = aBrand({ instituicao: anInstitution({ razaoSocial: 'Outra Administradora S.A.' }) });
  const receipt = receiptOf(methods, aScene({ journey: aSale('cartao', approved), brand }));

  expect(receipt?.linhas).toContainEqual({ termo: 'Administradora', valor: 'Outra Administradora S.A.' });
});

it('shows the receipt of the closed sale, and announces it', async () => {
  const journey = aPayingJourney({ cartaoSituacao: 'aprovado', fechada: { metodo: 'cartao', em: 0 } });
  const conversation = await startPayment({ at: 'comprovante', journey });

  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(conversation.heard()).toContain('Guarde os dados da sua compra:');
  const props = { titulo: 'Comprovante de pagamento' };
  expect(conversation.shown()[0]).toMatchObject({ name: 'receipt-card', props });
  expect(conversation.announced[0]).toContain('Comprovante de pagamento. Situação: Pagamento aprovado');
});

it('is skipped for a sale that an earlier release closed', async () => {
  const journey = aPayingJourney({ cartaoSituacao: 'aprovado' });
  const conversation = await startPayment({ at: 'comprovante', journey });
  expect(conversation.seen()).toMatchObject({ where: 'survey:pesquisa-algo-mais', heard: 'E agora?' });
});
