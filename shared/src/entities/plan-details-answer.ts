import { dataOf } from './envelope';
import { identifierSchema } from './identifier';
import { amount, entity, lenient, listOf, optionalPart, text, textOrEmpty } from './lenient';
import { asFlag } from './lenient-values';

const fee = entity({ nome: text, percentual: amount }, { nome: ['name', 'descricao'], percentual: ['valor', 'taxa'] });
const known = optionalPart(lenient(asFlag));

/** The answer of `POST /api/plano/detalhes`. The conversation can go on without any part of it. SPEC section 7. */
export const planDetailsAnswerSchema = dataOf(
  entity({
    titulo: textOrEmpty,
    taxaAdmTotal: optionalPart(amount),
    planoID: optionalPart(identifierSchema),
    PlanoTaxas: optionalPart(listOf('fees', fee)),
    TabelaDescricao: textOrEmpty,
    Rateio: known,
    SemAdesao: known,
    TaxaAdesao: optionalPart(amount),
    TaxaFundoReserva: optionalPart(amount),
    TaxaSeguroQuebra: optionalPart(amount),
  }),
);
