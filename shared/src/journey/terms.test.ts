import { assembleia, contemplacao, fundoDeReserva, lance, meaningIn, taxaDeAdministracao } from './terms';

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

it.each([contemplacao, taxaDeAdministracao, fundoDeReserva, assembleia, lance])(
  'can be read in 3 seconds: %s',
  (text) => {
    expect(text.length).toBeLessThanOrEqual(95);
  },
);
