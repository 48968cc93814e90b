import type { Brand, GreetingKind } from '@consorcio/shared/entities';
import { markup } from '@consorcio/shared/flow';

const invitation = 'Em poucos minutos você simula, escolhe a parcela que cabe no seu bolso e contrata por aqui. Vamos?';

/**
 * The first messages of a brand, one idea in each. A referral changes them from the second one on: the first one is in the HTML,
 * before the code of the address is known. SPEC section 1.
 */
export function greetingOf(brand: Brand): readonly string[] {
  const [hello, offer, last = invitation] = greetings[brand.greeting];
  return [hello(brand.nome), ...(brand.referralCode === null ? [offer, last] : coins)];
}

const coins = ['Você veio por indicação! Quem chega assim tem <b>50% de desconto na primeira parcela</b>.', invitation];

type Greeting = readonly [hello: (nome: string) => string, offer: string, last?: string];

const greetings: Readonly<Record<GreetingKind, Greeting>> = {
  home: [
    (nome) => markup`Olá! Boas-vindas ao <b>${nome}</b>.`,
    'Aqui você planeja a compra de casa, carro, moto e muito mais: <b>sem juros e sem entrada</b>, com taxa de administração.',
  ],
  app: [
    (nome) => markup`Oi! Que bom ver você no <b>${nome}</b>.`,
    'Seu próximo plano começa com uma conversa rápida, aqui no aplicativo: <b>sem juros e sem entrada</b>, com taxa de administração.',
  ],
  'app-user': [
    (nome) => markup`Oi! Você já é de casa no <b>${nome}</b>.`,
    'Por aqui você paga <b>metade da parcela até a contemplação</b>, e ela aumenta depois. A primeira ainda tem <b>50% de desconto</b>.',
  ],
  performance: [
    (nome) => markup`Olá! Aqui é o assistente do <b>${nome}</b>.`,
    'Compare planos em minutos, <b>sem juros</b> e com taxa de administração. Você vê o custo total antes de escolher.',
  ],
  offer: [
    (nome) => markup`Olá! Você chegou à oferta do <b>${nome}</b>.`,
    'Contrate por esta conversa e tenha <b>50% de desconto na primeira parcela</b>.',
  ],
  'property-abandonment': [
    (nome) => markup`Que bom que você voltou ao <b>${nome}</b>!`,
    'Você ainda pode planejar o seu imóvel: <b>sem juros e sem entrada</b>, com taxa de administração.',
    'Vamos simular de novo? Leva poucos minutos.',
  ],
  exclusive: [
    (nome) => markup`Olá! Boas-vindas ao <b>${nome}</b>.`,
    'Com o plano Paga Reduzida, você paga <b>30% menos na parcela até a contemplação</b>. Depois, ela aumenta.',
  ],
  coupon: [
    (nome) => markup`Olá! Boas-vindas ao <b>${nome}</b>.`,
    'Tem um cupom? Guarde o código: <b>você usa antes de fechar a proposta</b>.',
  ],
  partner: [
    (nome) => markup`Olá! Este é o consórcio em parceria com <b>${nome}</b>.`,
    'É uma forma planejada de comprar: <b>sem juros e sem entrada</b>, com taxa de administração.',
  ],
};
