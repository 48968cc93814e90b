import * as envelopes from './envelopes';
import * as refusals from './refusal-forms';
import { camel, lower, pascal, type Retold } from './retell';
import * as forms from './retellings';

/** How one call speaks in the loose dialect. */
export interface LooseCall extends Retold {
  readonly envelope: envelopes.Envelope;
  readonly refuse: refusals.RefusalForm;
}

const amount = forms.alternating(forms.brazilianText, forms.numberAsText);
const flag = forms.alternating(forms.asBit, forms.asLetter);
const shortCodes: Readonly<Record<string, string>> = {
  IMOVEL: 'IM',
  CARRO: 'AN',
  MOTO: 'MT',
  SERVICO: 'PS',
  CAMINHAO: 'TM',
  MAQUINAS: 'TM',
};
const badPlan = { Name: 'Plano sem preço', Grupo: 2080, ValorParcela: null };
const badCard = { BemCategoriaCodigo: null, BemValor: 'a consultar', PlanosTipos: null };

const unchanged = { casing: (name: string) => name, fields: {}, extra: {} };

/** The loose dialect: one row for each call of SPEC section 7, by method and path. */
export const looseCalls: Readonly<Record<string, LooseCall>> = {
  'GET /hc': { ...unchanged, envelope: envelopes.plainOk, refuse: refusals.bareText },
  'POST /api/lead': {
    casing: camel,
    fields: { id: forms.numberAsText },
    extra: { id: { criadoEm: '2026-11-23T10:00:00-03:00' } },
    envelope: envelopes.asCreated(envelopes.upperData),
    refuse: refusals.errorsByField,
  },
  'POST /api/lead/validar-palavras': {
    casing: pascal,
    fields: { success: forms.asBit },
    extra: {},
    envelope: envelopes.none,
    refuse: refusals.jsonString,
  },
  'GET /api/categoria': {
    casing: camel,
    fields: { categoriaID: forms.numberAsText, descricao: forms.alternating((value) => value, forms.asNull) },
    extra: { categoriaID: { ativo: 'S', ordem: 1 } },
    envelope: (list, status) =>
      envelopes.none(forms.withOneBad({ nome: 'Sem código', categoriaId: null })(list, 0), status),
    refuse: refusals.upperMessage,
  },
  'GET /api/v1/catalogo': {
    casing: pascal,
    fields: {
      bemCategoriaCodigo: (code) => shortCodes[String(code)] ?? code,
      bemValor: amount,
      planoMeses: forms.numberAsText,
      planoCardType: forms.asNull,
      planosTipos: forms.withOneBad(badPlan),
      grupo: forms.asNumber,
      planoTaxaAdmTotal: amount,
      planoTaxaAdmMensal: amount,
      valorParcela: amount,
      valorParcelaPrimeiroPagto: amount,
      planoPrimeiroPagto: flag,
      planoExibeSimulacao: forms.asNull,
      exibirTextoResolucao285: flag,
      dataProximaAssembleia: forms.alternating(forms.withTimeAndZone, forms.inBrazilianOrder, forms.asNull),
      detalhesPlano: forms.alternating((value) => value, forms.asNull, forms.leftOut),
      prazoGrupo: forms.numberAsText,
      maxParticipantes: forms.leftOut,
      lanceFixo: forms.asNull,
      percentualSeguro: forms.brazilianText,
    },
    extra: { planoID: { PlanoDestaque: false, Etiquetas: [] } },
    envelope: (list, status) => envelopes.upperData(forms.withOneBad(badCard)(list, 0), status),
    refuse: refusals.errorsByField,
  },
  'POST /api/plano/detalhes': {
    casing: camel,
    fields: {
      taxaAdmTotal: forms.brazilianText,
      percentual: forms.numberAsText,
      Rateio: forms.asLetter,
      SemAdesao: forms.asBit,
      TaxaAdesao: forms.asNull,
      TaxaFundoReserva: forms.numberAsText,
      TaxaSeguroQuebra: forms.leftOut,
    },
    extra: {},
    envelope: envelopes.listOfOne,
    refuse: refusals.message,
  },
  'POST /api/plano/selecionado': { ...unchanged, envelope: envelopes.emptyBody, refuse: refusals.errorsText },
  'GET /api/endereco': {
    casing: pascal,
    fields: {
      cep: (cep) => String(cep).replace(/(?=\d{3}$)/, '-'),
      numero: (value) => forms.asNumber(forms.emptyAsNull(value, 0), 0),
      complemento: forms.emptyLeftOut,
      logradouro: forms.emptyAsNull,
      bairro: forms.emptyLeftOut,
    },
    extra: { cep: { Ibge: 3550308, Ddd: '11' } },
    envelope: envelopes.none,
    refuse: refusals.bareText,
  },
  'POST /api/v1/cupom/validar': {
    casing: pascal,
    fields: {
      cupomId: forms.numberAsText,
      tipoDesconto: forms.numberAsText,
      valorDesconto: forms.brazilianText,
      valorDescontado: forms.brazilianText,
      valorTotal: forms.numberAsText,
      formasPagamentosValidas: forms.eachAsText,
      code: forms.numberAsText,
    },
    extra: { cupomId: { Validade: null } },
    envelope: envelopes.upperData,
    refuse: refusals.failedSuccess,
  },
  'POST /api/proposta': {
    casing: lower,
    fields: { propostaID: forms.numberAsText, contrato: forms.asNumber, formasPagamentoDisponiveis: forms.eachAsText },
    extra: { contrato: { errors: [] } },
    envelope: envelopes.asCreated(envelopes.none),
    refuse: refusals.failedSuccess,
  },
  'POST /api/pagamento/pix': {
    casing: pascal,
    fields: { contrato: forms.asNumber, qrCodeImagemUrl: forms.leftOut, dataVencimento: forms.asNull },
    extra: {},
    envelope: envelopes.asCreated(envelopes.upperData),
    refuse: refusals.problemDocument,
  },
  'POST /api/pagamento/boleto': {
    casing: camel,
    fields: { contrato: forms.asNumber, url: forms.asNull, dataVencimento: forms.inBrazilianOrder },
    extra: { codigoBarras: { banco: 999 } },
    envelope: envelopes.none,
    refuse: refusals.mensagem,
  },
  'POST /api/pagamento/cartao': { ...unchanged, envelope: envelopes.statusOnly, refuse: refusals.upperMessage },
};
