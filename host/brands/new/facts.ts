import { contrastRatio, mix } from '@consorcio/shared/theme';
import type { FieldPath } from '../check/brand-notes';
import { spareSign } from './spare-signs';

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

/** What other brands have. */
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

/** A page with a light tint of the brand's colour. */
function paleOf(colour = ''): string {
  return mix(colour, '#ffffff', 0.95);
}
