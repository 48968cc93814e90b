import {
  type Address,
  type Brand,
  type Coupon,
  type GeoLocation,
  type Institution,
  type Journey,
  type Proposal,
  paymentMethods,
} from '../entities';
import type { NoState, Scene } from '../flow';
import { aCatalogueItem, aSelectedPlan } from './catalogue-builders';

/** A brand with the usual settings. */
export function aBrand(overrides: Partial<Brand> = {}): Brand {
  return {
    id: 'home',
    routes: ['/'],
    hosts: [],
    campanhaId: 900,
    compraId: 901,
    empresaId: 902,
    indicacao: {
      campanhaId: 605,
      compraId: 130,
      empresaId: 58,
      planos: {
        CREDITO_PAGAMETADE: { empresaId: 99, compraId: 173 },
        CREDITO_INTEGRAL: { empresaId: 58, compraId: 130 },
      },
    },
    desconto: false,
    descontos: { 97: 60 },
    tipoTabela: 'integral_pagametade',
    nome: 'Alvo Consórcio',
    assinatura: null,
    instituicao: anInstitution(),
    tema: { background: '#f4f6f5', primaryBackground: '#0b6e4f', primaryForeground: '#ffffff' },
    logo: { sign: 'M12 3 21 21H3z', frame: 'tile', lettering: 'plain' },
    corners: 'round',
    bar: 'surface',
    banner: null,
    avatar: null,
    favicon: null,
    artwork: null,
    chatUrl: 'https://chat.example/especialistas',
    trackingId: null,
    consent: 'ask',
    tipoPlano: 'CREDITO_INTEGRAL',
    tipo: 1,
    botType: 'home',
    siteDomain: 'https://alvo.example/',
    publicOrigin: 'https://simule.alvo.example',
    navBar: true,
    isApp: false,
    shouldUseCoupon: false,
    fakeLoadDelay: 1500,
    greeting: 'home',
    titulo: 'Alvo Consórcio',
    descricao: 'Simule seu consórcio conversando.',
    referralCode: null,
    cupom: null,
    ...overrides,
  };
}

/** The administrator behind a brand. */
export function anInstitution(overrides: Partial<Institution> = {}): Institution {
  return {
    exemplo: false,
    razaoSocial: 'Alvo Administradora de Consórcios Ltda.',
    cnpj: '11222333000181',
    endereco: 'Rua das Palmeiras, 1000, São Paulo/SP',
    sac: { telefone: '0800 000 0000', horario: '24 horas' },
    ouvidoria: { telefone: '0800 000 0001', horario: 'das 9h às 18h' },
    privacidade: 'privacidade@alvo.example',
    contrato: { versao: '2026-10', endereco: 'https://alvo.example/condicoes-gerais' },
    regulamento: { versao: '2026-09', endereco: 'https://alvo.example/regulamento' },
    processadora: 'Processadora Alvo',
    taxaFinanciamento: 2,
    ...overrides,
  };
}

/** A journey up to the plans, without a chosen plan. */
export function aJourney(overrides: Partial<Journey> = {}): Journey {
  return {
    categoria: {
      categoriaId: 2,
      nome: 'Carro',
      produtoCategoria: 'AN',
      bemCategoriaCodigo: 'CARRO',
      tipoPlano: 'CREDITO_INTEGRAL',
    },
    nome: 'Joana',
    rendaMensalInCents: 8_000_00,
    email: 'joana@example.com',
    telefone: '11987654321',
    lead: { LeadID: 77, LeadToken: 'lead-token' },
    ...overrides,
  };
}

/** The API's answer for Avenida Paulista. */
export function anAddress(overrides: Partial<Address> = {}): Address {
  return {
    cep: '01310100',
    logradouro: 'Avenida Paulista',
    numero: '',
    complemento: '',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    estado: 'SP',
    ...overrides,
  };
}

/** Ten percent off a first instalment of R$ 885,00, for every payment method. */
export function aCoupon(overrides: Partial<Coupon> = {}): Coupon {
  return {
    cupomId: 31,
    tipoDesconto: 2,
    valorDesconto: 10,
    valorDescontado: 88.5,
    valorTotal: 796.5,
    formasPagamentosValidas: Object.values(paymentMethods),
    ...overrides,
  };
}

/** A journey with a chosen plan, as at the start of the proposal. */
export function aChosenJourney(overrides: Partial<Journey> = {}): Journey {
  return aJourney({ catalogo: [aCatalogueItem()], planoSelecionado: aSelectedPlan(), ...overrides });
}

/** A journey with everything that the contract of a person needs. */
export function aReadyJourney(overrides: Partial<Journey> = {}): Journey {
  return aChosenJourney({ cpfCnpj: '52998224725', ...overrides });
}

/** A proposal that can be paid with every payment method. */
export function aProposal(overrides: Partial<Proposal> = {}): Proposal {
  return {
    propostaID: 1001,
    propostaToken: 'proposal-token',
    contrato: '70001001',
    formasPagamentoDisponiveis: Object.values(paymentMethods),
    ...overrides,
  };
}

/** A journey with a proposal to pay. */
export function aProposedJourney(overrides: Partial<Journey> = {}): Journey {
  return aReadyJourney({ proposta: aProposal(), ...overrides });
}

/** Where a contract was signed. */
export function aGeoLocation(overrides: Partial<GeoLocation> = {}): GeoLocation {
  return {
    geoId: 1,
    cidadeGeo: 'São Paulo',
    estadoGeo: 'SP',
    estadoGeoId: 26,
    paisGeo: 'Brasil',
    latitudeGeo: -23.55,
    longitudeGeo: -46.63,
    ...overrides,
  };
}

/** A scene with an empty journey. A test of a segment with its own state passes a journey. */
export function aScene<State = NoState>(overrides: Partial<Scene<State>> & Pick<Scene<State>, 'journey'>): Scene<State>;
export function aScene(overrides?: Partial<Scene>): Scene;
export function aScene(overrides: Partial<Scene> = {}): Scene {
  return { journey: {}, brand: aBrand(), now: Date.UTC(2026, 10, 21, 15, 4), ...overrides };
}
