import { camel, lower, pascal } from './casings';
import { created, type Envelope, emptyBody, listOfOne, none, plainOk, statusOnly, upperData } from './envelopes';
import {
  errorsByField,
  errorsText,
  failedSuccess,
  jsonString,
  mensagem,
  message,
  problemDocument,
  type RefusalForm,
  text,
  upperMessage,
} from './refusal-forms';
import type { Retold } from './retell';
import {
  asBit,
  asLetter,
  asNull,
  asNumber,
  brazilianText,
  eachAsText,
  emptyAsNull,
  emptyLeftOut,
  inBrazilianOrder,
  inTurn,
  leftOut,
  plainText,
  withOneBad,
  withTimeAndZone,
} from './retellings';

/** How one call speaks in the loose dialect. */
export interface LooseCall extends Retold {
  readonly envelope: Envelope;
  readonly refuse: RefusalForm;
}

const amount = inTurn(brazilianText, plainText);
const flag = inTurn(asBit, asLetter);
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
  'GET /hc': { ...unchanged, envelope: plainOk, refuse: text },
  'POST /api/lead': {
    casing: camel,
    fields: { id: plainText },
    extra: { id: { criadoEm: '2026-11-23T10:00:00-03:00' } },
    envelope: created(upperData),
    refuse: errorsByField,
  },
  'POST /api/lead/validar-palavras': {
    casing: pascal,
    fields: { success: asBit },
    extra: {},
    envelope: none,
    refuse: jsonString,
  },
  'GET /api/categoria': {
    casing: camel,
    fields: { categoriaID: plainText, descricao: inTurn((value) => value, asNull) },
    extra: { categoriaID: { ativo: 'S', ordem: 1 } },
    envelope: (list, status) => none(withOneBad({ nome: 'Sem código', categoriaId: null })(list, 0), status),
    refuse: upperMessage,
  },
  'GET /api/v1/catalogo': {
    casing: pascal,
    fields: {
      bemCategoriaCodigo: (code) => shortCodes[String(code)] ?? code,
      bemValor: amount,
      planoMeses: plainText,
      planoCardType: asNull,
      planosTipos: withOneBad(badPlan),
      grupo: asNumber,
      planoTaxaAdmTotal: amount,
      planoTaxaAdmMensal: amount,
      valorParcela: amount,
      valorParcelaPrimeiroPagto: amount,
      planoPrimeiroPagto: flag,
      planoExibeSimulacao: asNull,
      exibirTextoResolucao285: flag,
      dataProximaAssembleia: inTurn(withTimeAndZone, inBrazilianOrder, asNull),
      detalhesPlano: inTurn((value) => value, asNull, leftOut),
      prazoGrupo: plainText,
      maxParticipantes: leftOut,
      lanceFixo: asNull,
      percentualSeguro: brazilianText,
    },
    extra: { planoID: { PlanoDestaque: false, Etiquetas: [] } },
    envelope: (list, status) => upperData(withOneBad(badCard)(list, 0), status),
    refuse: errorsByField,
  },
  'POST /api/plano/detalhes': {
    casing: camel,
    fields: {
      taxaAdmTotal: brazilianText,
      percentual: plainText,
      Rateio: asLetter,
      SemAdesao: asBit,
      TaxaAdesao: asNull,
      TaxaFundoReserva: plainText,
      TaxaSeguroQuebra: leftOut,
    },
    extra: {},
    envelope: listOfOne,
    refuse: message,
  },
  'POST /api/plano/selecionado': { ...unchanged, envelope: emptyBody, refuse: errorsText },
  'GET /api/endereco': {
    casing: pascal,
    fields: {
      cep: (cep) => String(cep).replace(/(?=\d{3}$)/, '-'),
      numero: (value) => asNumber(emptyAsNull(value, 0), 0),
      complemento: emptyLeftOut,
      logradouro: emptyAsNull,
      bairro: emptyLeftOut,
    },
    extra: { cep: { Ibge: 3550308, Ddd: '11' } },
    envelope: none,
    refuse: text,
  },
  'POST /api/v1/cupom/validar': {
    casing: pascal,
    fields: {
      cupomId: plainText,
      tipoDesconto: plainText,
      valorDesconto: brazilianText,
      valorDescontado: brazilianText,
      valorTotal: plainText,
      formasPagamentosValidas: eachAsText,
      code: plainText,
    },
    extra: { cupomId: { Validade: null } },
    envelope: upperData,
    refuse: failedSuccess,
  },
  'POST /api/proposta': {
    casing: lower,
    fields: { propostaID: plainText, contrato: asNumber, formasPagamentoDisponiveis: eachAsText },
    extra: { contrato: { errors: [] } },
    envelope: created(none),
    refuse: failedSuccess,
  },
  'POST /api/pagamento/pix': {
    casing: pascal,
    fields: { contrato: asNumber, qrCodeImagemUrl: leftOut, dataVencimento: asNull },
    extra: {},
    envelope: created(upperData),
    refuse: problemDocument,
  },
  'POST /api/pagamento/boleto': {
    casing: camel,
    fields: { contrato: asNumber, url: asNull, dataVencimento: inBrazilianOrder },
    extra: { codigoBarras: { banco: 999 } },
    envelope: none,
    refuse: mensagem,
  },
  'POST /api/pagamento/cartao': { ...unchanged, envelope: statusOnly, refuse: upperMessage },
};
