/** What the words of a consórcio mean, short enough to be read in the three seconds of a tooltip. SPEC section 2. */
export const contemplacao = 'Contemplação é ganhar o direito ao crédito, por sorteio ou por lance, sem data certa.';
export const taxaDeAdministracao =
  'Taxa de administração é o que a administradora cobra para cuidar do grupo, no lugar de juros.';
export const fundoDeReserva = 'Fundo de reserva é a poupança do grupo para imprevistos, como parcelas em atraso.';
export const assembleia = 'Assembleia é a reunião do grupo em que o crédito sai, por sorteio ou por lance.';
export const lance = 'Lance é um valor que você oferece para tentar ser contemplado antes.';

const terms: readonly (readonly [RegExp, string])[] = [
  [/contempla[çc][ãa]o/i, contemplacao],
  [/taxa de administra/i, taxaDeAdministracao],
  [/fundo de reserva/i, fundoDeReserva],
  [/assembl[eé]ia/i, assembleia],
  [/\blances?\b/i, lance],
];

/** The meaning of the first of these words that a text contains. */
export function meaningIn(text: string): string | undefined {
  return terms.find(([term]) => term.test(text))?.[1];
}
