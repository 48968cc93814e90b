import { type CatalogueItem, type Journey, journeySchema } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import { moneyLabel } from '@consorcio/shared/journey';

const pixCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const slipCode = '10499898100000214032006561000100040099726390';

const card: CatalogueItem = {
  bemCategoriaCodigo: 'CARRO',
  bemValor: 60_000,
  planoMeses: 80,
  planoCardType: 'integral',
  planosTipos: [
    {
      planoID: 20801,
      bemId: 60_000_002,
      name: 'Integral',
      grupo: '2080',
      tipoPlanoID: 'CREDITO_INTEGRAL',
      planoTaxaAdmTotal: 15,
      planoTaxaAdmMensal: 0.1875,
      valorParcela: 877.5,
      valorParcelaPrimeiroPagto: 877.5,
      bemNome: `Carro ${moneyLabel(60_000)}`,
      planoGrupoSituacao: 'Em formação',
      planoPrimeiroPagto: true,
      planoExibeSimulacao: true,
      exibirTextoResolucao285: true,
      dataProximaAssembleia: '2026-12-15',
      detalhesPlano: {
        prazoGrupo: 80,
        maxParticipantes: 400,
        indiceCorrecao: 'Tabela FIPE',
        lanceFixo: '30% do crédito',
        lanceLivre: 'A partir de 1 parcela',
        percentualSeguro: 0,
      },
    },
  ],
};

/**
 * The answers of a visitor who got to the end, for starts in the middle. The plan is one the sandbox sells; its lead and
 * its proposal exist nowhere. What only some visitors have (an applied coupon, a correction) is left out.
 */
export const seededJourney: Journey = journeySchema.parse({
  categoria: {
    categoriaId: 2,
    nome: 'Carro',
    produtoCategoria: 'AN',
    bemCategoriaCodigo: 'CARRO',
    tipoPlano: 'CREDITO_INTEGRAL',
  },
  nome: 'Marina',
  rendaMensalInCents: 8_000_00,
  email: 'marina@example.com',
  telefone: '11987654321',
  lead: { LeadID: 1001, LeadToken: 'seeded-lead' },
  catalogo: [card],
  planoSelecionado: {
    nome: 'Integral',
    PlanoIndex: 0,
    planoID: 20801,
    bemID: 60_000_002,
    bemNome: `Carro ${moneyLabel(60_000)}`,
    bemCredito: { value: 60_000, label: moneyLabel(60_000) },
    planoMeses: 80,
    planoValorParcela: { value: 877.5, label: moneyLabel(877.5) },
    planoValorPagamento: { value: 877.5, label: moneyLabel(877.5) },
    tipoPlanoID: 'CREDITO_INTEGRAL',
    planoTaxaAdmMensal: 0.1875,
    LabelPlano: 'Integral',
    ImagemUrlPlano: '',
    exibirTextoResolucao285: true,
    dataAssembleia: '2026-12-15',
  },
  planoDetalhes: {
    titulo: 'Plano Integral de 80 meses · Carro',
    taxaAdmTotal: 15,
    planoID: 20801,
    PlanoTaxas: [
      { nome: 'Taxa de administração', percentual: 15 },
      { nome: 'Fundo de reserva', percentual: 2 },
    ],
    TabelaDescricao: `São 80 parcelas de ${moneyLabel(877.5)}. Você recebe o crédito inteiro na contemplação.`,
    Rateio: true,
    SemAdesao: true,
    TaxaAdesao: 0,
    TaxaFundoReserva: 2,
    TaxaSeguroQuebra: 0,
  },
  cpfCnpj: '52998224725',
  cupom: {
    cupomId: 1,
    tipoDesconto: 2,
    valorDesconto: 10,
    valorDescontado: 87.75,
    valorTotal: 789.75,
    formasPagamentosValidas: [0, 1, 5],
  },
  proposta: {
    propostaID: 1001,
    propostaToken: 'seeded-proposal',
    contrato: '70001001',
    formasPagamentoDisponiveis: [0, 1, 5],
  },
  aceite: { titular: 'Marina Souza', em: Date.UTC(2026, 10, 25, 15), contrato: '2026-10', regulamento: '2026-10' },
  cobrancas: { propostaID: 1001, nomes: ['o Pix', 'o boleto'] },
  compraAberta: {
    id: '1001',
    propostaID: 1001,
    journeyId: 'seeded',
    contrato: '70001001',
    planoID: 2101,
    bemNome: 'Carro R$ 60.000,00',
    pagamentos: [
      {
        chave: 'seeded:pix:1',
        metodo: 'pix',
        nome: 'o Pix',
        estado: 'registrado',
        valorInCents: 877_50,
        vencimento: '2026-12-15',
        codigo: pixCode,
      },
      {
        chave: 'seeded:boleto:1',
        metodo: 'boleto',
        nome: 'o boleto',
        estado: 'registrado',
        valorInCents: 877_50,
        vencimento: '2026-12-15',
        codigo: slipCode,
        url: '',
      },
    ],
    ate: Date.UTC(2099, 0, 1),
  },
} satisfies Journey);

/** What each segment's own state holds by then. The host does not know its schema: a stale key is dropped and reported. */
const seededOwn: Snapshot['own'] = {
  'return-visit': {
    visitor: {
      guardada: { quando: Date.UTC(2026, 10, 25, 12), bem: 'carro', credito: moneyLabel(60_000), quem: 'M•••••' },
    },
    purchase: {},
  },
  simulation: { visitor: { valorCreditoInCents: 60_000_00 }, purchase: {} },
  payment: {
    visitor: {},
    purchase: {
      pagamento: {
        propostaID: 1001,
        pix: {
          contrato: '70001001',
          qrCodeTexto: pixCode,
          qrCodeImagemUrl: '',
          dataVencimento: '2026-12-15',
        },
        boleto: {
          contrato: '70001001',
          codigoBarras: slipCode,
          url: '',
          dataVencimento: '2026-12-15',
        },
        cartaoAutorizacao: '654321',
        fechada: { metodo: 'pix', em: Date.UTC(2026, 10, 25, 15, 4) },
      },
    },
  },
  proposal: {
    visitor: {
      tipoPessoa: 0,
      nomeRazao: 'Marina Souza',
      nascimentoFundacao: '1990-05-17',
      cep: '01310100',
      cepErrorAt: 'cep-first-input',
      endereco: {
        cep: '01310100',
        logradouro: 'Avenida Paulista',
        numero: '1000',
        complemento: 'Apto 12',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        estado: 'SP',
      },
    },
    purchase: { userCupom: 'DEZ', cupomErros: ['AlreadyUsed'] },
  },
};

/** The seeded journey as it is stored. */
export const seededParts = { journey: seededJourney, own: seededOwn };
