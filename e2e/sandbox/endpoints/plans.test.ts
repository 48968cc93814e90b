import { formatMoney } from '@consorcio/shared/validation';
import { catalogueAnswer, planDetailsAnswer } from '../answers';
import { aPlanReference, catalogueAddress } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const ask = (reference = aPlanReference()) => sandbox.post('/api/plano/detalhes', reference);
const details = async (reference?: ReturnType<typeof aPlanReference>) =>
  planDetailsAnswer.parse((await ask(reference)).json).data;

it('answers the fees and the instalments of a plan', async () => {
  const data = await details();
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

it('describes a last instalment that absorbs the remainder', async () => {
  const { TabelaDescricao } = await details(aPlanReference({ bemID: 61_000_002 }));
  expect(TabelaDescricao).toMatch(/79 parcelas de R\$\s[\d.,]+ e a última de R\$/);
});

it('describes the payments of a reduced plan before and after contemplation', async () => {
  const { TabelaDescricao } = await details(aPlanReference({ planoID: 20802 }));
  // 60.000 × 119% is 71.400: 892,50 a month, half of it 12 times, the rest over 68 months.
  expect(TabelaDescricao).toContain(`${formatMoney(446_25)} por mês (50% da parcela de ${formatMoney(892_50)})`);
  expect(TabelaDescricao).toContain(`passam a ${formatMoney(971_25)}`);
});

it('knows every plan of the catalogue', async () => {
  const { json } = await sandbox.call('GET', catalogueAddress({ categorias: [1, 2, 3, 21, 30], minValor: 123_456.78 }));
  const plans = catalogueAnswer.parse(json).data.flatMap(({ planosTipos }) => planosTipos);
  expect(plans.length).toBeGreaterThan(10);
  for (const { planoID, bemId } of plans)
    expect(await details(aPlanReference({ planoID, bemID: bemId }))).toMatchObject({ planoID });
});

it('fails for the magic credit 77.777,77', async () => {
  expect(await ask(aPlanReference({ bemID: 77_777_772 }))).toMatchObject({ status: 500 });
});

it('accepts the selection of a plan', async () => {
  const answer = await sandbox.post('/api/plano/selecionado', aPlanReference());
  expect(answer).toMatchObject({ status: 200, json: { data: true } });
});

it.each(['/api/plano/detalhes', '/api/plano/selecionado'])(
  'answers 404 for an unknown plan and 400 for half a reference at %s',
  async (path) => {
    for (const unknown of [{ planoID: 1 }, { bemID: 7 }])
      expect(await sandbox.post(path, aPlanReference(unknown))).toMatchObject({ status: 404 });
    const { status, json } = await sandbox.post(path, { empresaID: 1, planoID: 20801 });
    const errors = [expect.stringMatching(/^field leadID/), expect.stringMatching(/^field bemID/)];
    expect([status, json]).toEqual([400, { errors }]);
  },
);
