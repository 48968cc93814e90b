import type { VisitorText } from './texts-in-file';

interface Promise {
  readonly pattern: RegExp;
  /** Why a text must not say it. */
  readonly reason: string;
  /** What makes it honest when the same text says it too. */
  readonly unless?: RegExp;
  /** The place where it is true. */
  readonly notAt?: string;
}

const noDate =
  'Contemplation depends on draws, bids and the money of the group: its date is unknown (Lei 11.795, arts. 22 to 24).';
const noPressure = 'Pressure and flattery take the place of facts (CDC, arts. 37 and 39).';

/** What no text of the product may promise, as a regulator would read it. Case does not matter. */
const forbiddenPromises: readonly Promise[] = [
  { pattern: /contempla\p{L}* (garantid|cert[ao]|rápida|imediata|programada)/iu, reason: noDate },
  { pattern: /\b(será|vai ser|você é) contemplad/iu, reason: noDate },
  {
    pattern: /(crédito|carta|carro|moto|imóvel|bem|chaves?) .{0,20}\bem (até )?(\d+|pouc[ao]s) (dias|semanas|meses)/iu,
    reason: noDate,
  },
  {
    pattern: /\bgarant(imos|id[ao]|e)\b|vem o bem|realizado com certeza/iu,
    reason: 'A credit or goods cannot be guaranteed.',
  },
  {
    pattern: /(?<!\dx )sem juros/iu,
    unless: /taxa de administração/iu,
    notAt: 'instalments', // of a card
    reason: 'There is no interest, but a fee: a text that says only the first misleads by omission (CDC, art. 37).',
  },
  {
    pattern: /\bs[óo] (com|paga) .{0,8}taxa de administração/iu,
    reason: 'Reserve fund and insurance may be charged too.',
  },
  {
    pattern: /(metade|menor|menos|reduzida|\d+%)[^.]*até a contemplação/iu,
    unless: /depois/iu,
    reason: 'The instalment rises after the contemplation: the text has to say so (CDC, art. 37).',
  },
  { pattern: /(nenhuma|sem) surpresa/iu, reason: 'Instalments are corrected by an index, so they do change.' },
  { pattern: /quem indic\p{L}* .{0,12}ganha/iu, reason: 'The product knows of no reward for who recommends it.' },
  {
    pattern: /(participa|concorre)\p{L}* [dn][aeo].*assembleia/iu,
    unless: /se o grupo/iu,
    reason: 'A group that is still forming has no assembly yet (Lei 11.795, art. 16).',
  },
  {
    pattern: /aprovad[ao]|aprovação (cert|garantid|imediata|automática)/iu,
    unless: /^Pagamento aprovado/u,
    reason: 'Only the answer of a card approves something; a credit is analysed later.',
  },
  {
    pattern: /sem (consulta|análise|burocracia|comprova)/iu,
    reason: 'Income and guarantees are analysed before the credit is paid out.',
  },
  { pattern: /gr[áa]tis|gratuit|de graça|sem custo|sem taxa|custo zero/iu, reason: 'Every plan has a fee.' },
  {
    pattern: /\b(melhor|menor|mais barat)\p{L}* .{0,15}d[oe] (mercado|brasil|país)/iu,
    reason: 'No comparison with the market is proven (CDC, art. 36).',
  },
  { pattern: /imperdível|última chance|só hoje|últim[ao]s (vagas|cotas)|\bcorra\b|aproveite já/iu, reason: noPressure },
  {
    pattern: /(condição|oferta|desconto) exclusiv|só para quem/iu,
    reason: 'Other pages of the product offer the same.',
  },
  {
    pattern: /(casa|imóvel|carro|moto|bem) .{0,20}continua (aqui|ao seu alcance)/iu,
    reason: 'No goods are reserved for a visitor.',
  },
  {
    pattern: /investi(r|mento)\b|rend(e|imento)\b|lucr/iu,
    reason: 'A consórcio is no investment (Lei 11.795, art. 2).',
  },
];

/** The reasons why this text promises too much. */
export function promisesIn({ place, text }: Pick<VisitorText, 'place' | 'text'>): readonly string[] {
  return forbiddenPromises.flatMap(({ pattern, reason, unless, notAt }) =>
    pattern.test(text) && !unless?.test(text) && place !== notAt ? [reason] : [],
  );
}
