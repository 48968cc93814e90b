import { contrastRatio, mix } from '@consorcio/shared/theme';
import type { FieldPath } from '../check/brand-fields';

/** What was answered so far, by the name of the fact. The id is always known. */
export type BrandAnswers = Readonly<Partial<Record<string, string>>> & { readonly id: string };

/** Something that makes a partner, and that `pnpm brands new` asks for. */
export interface BrandFact {
  /** The name of its flag, after the field of the file. */
  readonly name: string;
  /** The field of the brand file, whose note explains the question. */
  readonly field: FieldPath;
  /** What an empty answer means. `signs` are those of other brands. */
  readonly usual: (answers: BrandAnswers, taken: Taken) => string;
}

export interface Taken {
  readonly signs: readonly string[];
  /** The highest number of each field with an id. */
  readonly highest: Readonly<Record<'campanhaId' | 'compraId' | 'empresaId', number>>;
}

const next = (field: keyof Taken['highest']): BrandFact => ({
  name: field,
  field,
  usual: (_, { highest }) => String(highest[field] + 1),
});

/** Everything that is asked, in this order. All other fields have their default until they are written into the file. */
export const facts: readonly BrandFact[] = [
  { name: 'nome', field: 'nome', usual: ({ id }) => titleCase(id) },
  { name: 'route', field: 'routes', usual: ({ id }) => `/${id}` },
  { name: 'host', field: 'hosts', usual: () => '' },
  next('campanhaId'),
  next('compraId'),
  next('empresaId'),
  { name: 'siteDomain', field: 'siteDomain', usual: ({ id }) => `https://www.${id.replaceAll('-', '')}.example/` },
  { name: 'primaryBackground', field: 'tema.primaryBackground', usual: () => '#3f4a5a' },
  { name: 'primaryForeground', field: 'tema.primaryForeground', usual: readableOn },
  { name: 'background', field: 'tema.background', usual: ({ primaryBackground }) => paleOf(primaryBackground) },
  { name: 'sign', field: 'logo.sign', usual: (_, { signs }) => spareSign(signs) },
  { name: 'frame', field: 'logo.frame', usual: () => 'tile' },
  { name: 'lettering', field: 'logo.lettering', usual: () => 'plain' },
  { name: 'tipoTabela', field: 'tipoTabela', usual: () => 'integral' },
  { name: 'desconto', field: 'desconto', usual: () => 'false' },
  { name: 'titulo', field: 'titulo', usual: ({ nome }) => `${nome} e Alvo: simule seu consórcio` },
  {
    name: 'descricao',
    field: 'descricao',
    usual: ({ nome }) =>
      `Consórcio em parceria com ${nome}: simule em uma conversa. Sem juros e sem entrada, com taxa de administração.`,
  },
];

function titleCase(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());
}

function readableOn({ primaryBackground = '' }: BrandAnswers): string {
  return contrastRatio('#ffffff', primaryBackground) >= 4.5 ? '#ffffff' : '#171b20';
}

function paleOf(colour = ''): string {
  return mix(colour, '#ffffff', 0.95);
}

/** Neutral shapes on the canvas of a sign, for a brand that has none of its own yet. */
const signs = [
  'M12 2.5 21.5 12 12 21.5 2.5 12z',
  'M20 4c0 9-5 15-15 16C5 10 11 4 20 4z',
  'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z',
  'M5 3h14l-4 5 4 5H8v8H5z',
  'M3 20a9 9 0 0 1 18 0h-4.5a4.5 4.5 0 0 0-9 0z',
  'M3 3h8v8H3zM13 13h8v8h-8z',
  'M4 4h16v5H4zM4 11h11v4H4zM4 17h7v4H4z',
];

export function spareSign(taken: readonly string[]): string {
  return signs.find((sign) => !taken.includes(sign)) ?? signs[0] ?? '';
}
