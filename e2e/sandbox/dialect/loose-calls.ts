import { goodsTables } from '../catalogue/goods';
import * as forms from './forms';

/** How one call speaks in the loose dialect. */
export interface LooseCall {
  /** Names as they are if absent. */
  readonly casing?: (name: string) => string;
  /** By the name that the SPEC gives the field. Lists and objects are retold inside first. */
  readonly fields?: Readonly<Record<string, forms.Retelling>>;
  /** Fields that the SPEC does not have, added to each object that has the named field. */
  readonly extra?: Readonly<Record<string, object>>;
  readonly envelope: forms.Envelope;
  readonly refuse: forms.RefusalForm;
}

const amount = forms.alternating(forms.brazilianText, forms.numberAsText);
const flag = forms.alternating(forms.asBit, forms.asLetter);
const badPlan = { Name: 'Plano sem preço', Grupo: 2080, ValorParcela: null };
const badCard = { BemCategoriaCodigo: null, BemValor: 'a consultar', PlanosTipos: null };

/** The loose dialect: one row for each call of SPEC section 7, by method and path. */
export const looseCalls: Readonly<Record<string, LooseCall>> = {
  'GET /hc': { envelope: forms.plainOk, refuse: forms.bareText },
  'POST /api/lead': {
    casing: forms.camel,
    fields: { id: forms.numberAsText },
    extra: { id: { criadoEm: '2026-11-23T10:00:00-03:00' } },
    envelope: forms.asCreated(forms.upperData),
    refuse: forms.errorsByField,
  },
  'POST /api/lead/validar-palavras': {
    casing: forms.pascal,
    fields: { success: forms.asBit },
    envelope: forms.none,
    refuse: forms.jsonString,
  },
  'GET /api/categoria': {
    casing: forms.camel,
    fields: { categoriaID: forms.numberAsText, descricao: forms.alternating(forms.unchanged, forms.asNull) },
    extra: { categoriaID: { ativo: 'S', ordem: 1 } },
    envelope: (list, status) => forms.none(forms.withOneBad({ nome: 'Sem código', categoriaId: null })(list), status),
    refuse: forms.saidIn('Message'),
  },
  'GET /api/v1/catalogo': {
    casing: forms.pascal,
    fields: {
      bemCategoriaCodigo: (code) => goodsTables.find(({ goods }) => goods === code)?.produtoCategoria ?? code,
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
      detalhesPlano: forms.alternating(forms.unchanged, forms.asNull, forms.leftOut),
      prazoGrupo: forms.numberAsText,
      maxParticipantes: forms.leftOut,
      lanceFixo: forms.asNull,
      percentualSeguro: forms.brazilianText,
    },
    extra: { planoID: { PlanoDestaque: false, Etiquetas: [] } },
    envelope: (list, status) => forms.upperData(forms.withOneBad(badCard)(list), status),
    refuse: forms.errorsByField,
  },
  'POST /api/plano/detalhes': {
    casing: forms.camel,
    fields: {
      taxaAdmTotal: forms.brazilianText,
      percentual: forms.numberAsText,
      Rateio: forms.asLetter,
      SemAdesao: forms.asBit,
      TaxaAdesao: forms.asNull,
      TaxaFundoReserva: forms.numberAsText,
      TaxaSeguroQuebra: forms.leftOut,
    },
    envelope: forms.listOfOne,
    refuse: forms.saidIn('message'),
  },
  'POST /api/plano/selecionado': { envelope: forms.emptyBody, refuse: forms.saidIn('Errors') },
  'GET /api/endereco': {
    casing: forms.pascal,
    fields: {
      cep: (cep) => String(cep).replace(/(?=\d{3}$)/, '-'),
      numero: (value) => forms.asNumber(forms.emptyAsNull(value, 0), 0),
      complemento: forms.emptyLeftOut,
      logradouro: forms.emptyAsNull,
      bairro: forms.emptyLeftOut,
    },
    extra: { cep: { Ibge: 3550308, Ddd: '11' } },
    envelope: forms.none,
    refuse: forms.bareText,
  },
  'POST /api/v1/cupom/validar': {
    casing: forms.pascal,
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
    envelope: forms.upperData,
    refuse: forms.failedSuccess,
  },
  'POST /api/proposta': {
    casing: forms.lower,
    fields: { propostaID: forms.numberAsText, contrato: forms.asNumber, formasPagamentoDisponiveis: forms.eachAsText },
    extra: { contrato: { errors: [] } },
    envelope: forms.asCreated(forms.none),
    refuse: forms.failedSuccess,
  },
  'POST /api/pagamento/pix': {
    casing: forms.pascal,
    fields: { contrato: forms.asNumber, qrCodeImagemUrl: forms.leftOut, dataVencimento: forms.asNull },
    envelope: forms.asCreated(forms.upperData),
    refuse: forms.problemDocument,
  },
  'POST /api/pagamento/boleto': {
    casing: forms.camel,
    fields: { contrato: forms.asNumber, url: forms.asNull, dataVencimento: forms.inBrazilianOrder },
    extra: { codigoBarras: { banco: 999 } },
    envelope: forms.none,
    refuse: forms.saidIn('mensagem'),
  },
  'POST /api/pagamento/cartao': { envelope: forms.statusOnly, refuse: forms.saidIn('Message') },
};
