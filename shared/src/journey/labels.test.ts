import fc from 'fast-check';
import { spokenGroups } from './definition-line';
import { feeLabel, percentLabel } from './labels';
import { assembleia, contemplacao, fundoDeReserva, lance, meaningIn, taxaDeAdministracao } from './terms';
import { timeInBrazil, todayInBrazil } from './today-in-brazil';

it.each([
  [0.25, '0,250% a.m.'],
  [0.2, '0,200% a.m.'],
  [0, '0,000% a.m.'],
  [0.12345, '0,123% a.m.'],
  [1.9996, '2,000% a.m.'],
])('writes %f with three decimals', (percent, label) => {
  expect(feeLabel(percent)).toBe(label);
});

it.each([
  [16, '16%'],
  [0.5, '0,5%'],
  [0.12345, '0,123%'],
])('writes %f without trailing zeros', (percent, label) => {
  expect(percentLabel(percent)).toBe(label);
});

it('writes every percentage and fee as Intl does', () => {
  const exactly = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const upTo = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (hundredThousandths) => {
      const percent = hundredThousandths / 100_000;
      expect([feeLabel(percent), percentLabel(percent)]).toEqual([
        `${exactly.format(percent)}% a.m.`,
        `${upTo.format(percent)}%`,
      ]);
    }),
    { examples: [[21_250], [100_050], [0]] },
  );
});

it('reads groups as sentences, without what has no value, and with one dot between two of them', () => {
  const lines = { 'Razão social': 'Padaria 2 Irmãos Ltda.', Complemento: ' ', Número: '1578' };
  const linhas = Object.entries(lines).map(([rotulo, valor]) => ({ rotulo, valor }));
  const contato = { titulo: 'Contato', linhas: [{ rotulo: 'E-mail', valor: '' }] };
  const words = 'Titular. Razão social: Padaria 2 Irmãos Ltda. Número: 1578';
  expect(spokenGroups([{ titulo: 'Titular', linhas }, contato])).toBe(words);
});

it.each([
  ['metade da parcela até a <b>contemplação</b>', contemplacao],
  ['Taxa de administração', taxaDeAdministracao],
  ['FUNDO DE RESERVA', fundoDeReserva],
  ['você concorre na assembleia prevista para 15/12/2026', assembleia],
  ['Lance fixo', lance],
  ['Lances', lance],
  ['Taxa de adesão', undefined],
  ['um bom lançamento', undefined],
])('the meaning in "%s"', (text, meaning) => {
  expect(meaningIn(text)).toBe(meaning);
});

it('each meaning can be read in 3 seconds', () => {
  for (const text of [contemplacao, taxaDeAdministracao, fundoDeReserva, assembleia, lance])
    expect(text.length).toBeLessThanOrEqual(95);
});

it.each([
  [Date.UTC(2026, 10, 21, 15), '2026-11-21', '12:00'],
  [Date.UTC(2026, 10, 21, 3), '2026-11-21', '00:00'],
  [Date.UTC(2026, 10, 21, 2, 59, 59, 999), '2026-11-20', '23:59'],
  [Date.UTC(2027, 0, 1, 2), '2026-12-31', '23:00'],
])('at %i it is %s, %s', (now, day, time) => {
  expect(todayInBrazil(now)).toBe(day);
  expect(timeInBrazil(now)).toBe(time);
});
