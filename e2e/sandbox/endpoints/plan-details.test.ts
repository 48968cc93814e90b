import { catalogueAnswerSchema, planDetailsAnswerSchema } from '@consorcio/shared/entities';
import { formatMoney } from '@consorcio/shared/validation';
import { aPlanReference, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const ask = (reference = aPlanReference()) => sandbox.call('POST', '/api/plano/detalhes', reference);

it('tells the fees and the schedule of a plan', async () => {
  const { data } = planDetailsAnswerSchema.parse((await ask()).json);
  expect(data).toMatchObject({
    titulo: 'Plano Integral de 80 meses · Carro',
    planoID: 20801,
    taxaAdmTotal: 15,
    TaxaFundoReserva: 2,
    PlanoTaxas: [
      { nome: 'Taxa de administração', percentual: 15 },
      { nome: 'Fundo de reserva', percentual: 2 },
    ],
  });
  expect(data.TabelaDescricao).toContain(`80 parcelas de ${formatMoney(877_50)}`);
});

it('tells a last instalment that takes the remainder', async () => {
  const { data } = planDetailsAnswerSchema.parse((await ask(aPlanReference({ bemID: 61_000_002 }))).json);
  expect(data.TabelaDescricao).toMatch(/79 parcelas de R\$\s[\d.,]+ e a última de R\$/);
});

it('tells what a reduced plan pays before and after contemplation', async () => {
  const { data } = planDetailsAnswerSchema.parse((await ask(aPlanReference({ planoID: 20802 }))).json);
  // 60.000 × 119% is 71.400: 892,50 a month, half of it 12 times, the rest over 68 months.
  expect(data.TabelaDescricao).toContain(`${formatMoney(446_25)} por mês (50% da parcela de ${formatMoney(892_50)})`);
  expect(data.TabelaDescricao).toContain(`passam a ${formatMoney(971_25)}`);
});

it('knows every plan the catalogue lists', async () => {
  const { json } = await sandbox.call('GET', catalogueAddress({ categorias: [1, 2, 3, 21, 30], minValor: 123_456.78 }));
  const plans = catalogueAnswerSchema.parse(json).data.flatMap(({ planosTipos }) => planosTipos);
  expect(plans.length).toBeGreaterThan(10);
  for (const { planoID, bemId } of plans)
    expect(await ask(aPlanReference({ planoID, bemID: bemId }))).toMatchObject({
      status: 200,
      json: { data: { planoID } },
    });
});

it('answers 404 for a plan it does not sell', async () => {
  expect(await ask(aPlanReference({ planoID: 1 }))).toMatchObject({
    status: 404,
    json: { errors: [expect.any(String)] },
  });
});

it('fails for the magic credit 77.777,77', async () => {
  expect(await ask(aPlanReference({ bemID: 77_777_772 }))).toMatchObject({ status: 500 });
});

it('answers 400 for half a reference', async () => {
  const { status, json } = await sandbox.call('POST', '/api/plano/detalhes', { empresaID: 1, planoID: 20801 });
  expect(status).toBe(400);
  expect(json).toEqual({ errors: [expect.stringMatching(/^field leadID/), expect.stringMatching(/^field bemID/)] });
});
