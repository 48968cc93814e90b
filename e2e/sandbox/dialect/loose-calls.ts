import * as envelopes from './envelopes';
import * as refusals from './refusal-forms';
import { camel, lower, pascal, type Retold } from './retell';
import * as forms from './retellings';

/** How one call speaks in the loose dialect. */
export interface LooseCall extends Retold {
  readonly envelope: envelopes.Envelope;
  readonly refuse: refusals.RefusalForm;
}

const amount = forms.inTurn(forms.brazilianText, forms.plainText);
const flag = forms.inTurn(forms.asBit, forms.asLetter);
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
  'GET /hc': { ...unchanged, envelope: envelopes.plainOk, refuse: refusals.text },
  'POST /api/lead': {
    casing: camel,
    fields: { id: forms.plainText },
    extra: { id: { criadoEm: '2026-11-23T10:00:00-03:00' } },
    envelope: envelopes.created(envelopes.upperData),
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
    fields: { categoriaID: forms.plainText, descricao: forms.inTurn((value) => value, forms.asNull) },
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
      planoMeses: forms.plainText,
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
      dataProximaAssembleia: forms.inTurn(forms.withTimeAndZone, forms.inBrazilianOrder, forms.asNull),
      detalhesPlano: forms.inTurn((value) => value, forms.asNull, forms.leftOut),
      prazoGrupo: forms.plainText,
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
      percentual: forms.plainText,
      Rateio: forms.asLetter,
      SemAdesao: forms.asBit,
      TaxaAdesao: forms.asNull,
      TaxaFundoReserva: forms.plainText,
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
    refuse: refusals.text,
  },
  'POST /api/v1/cupom/validar': {
    casing: pascal,
    fields: {
      cupomId: forms.plainText,
      tipoDesconto: forms.plainText,
      valorDesconto: forms.brazilianText,
      valorDescontado: forms.brazilianText,
      valorTotal: forms.plainText,
      formasPagamentosValidas: forms.eachAsText,
      code: forms.plainText,
    },
    extra: { cupomId: { Validade: null } },
    envelope: envelopes.upperData,
    refuse: refusals.failedSuccess,
  },
  'POST /api/proposta': {
    casing: lower,
    fields: { propostaID: forms.plainText, contrato: forms.asNumber, formasPagamentoDisponiveis: forms.eachAsText },
    extra: { contrato: { errors: [] } },
    envelope: envelopes.created(envelopes.none),
    refuse: refusals.failedSuccess,
  },
  'POST /api/pagamento/pix': {
    casing: pascal,
    fields: { contrato: forms.asNumber, qrCodeImagemUrl: forms.leftOut, dataVencimento: forms.asNull },
    extra: {},
    envelope: envelopes.created(envelopes.upperData),
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
