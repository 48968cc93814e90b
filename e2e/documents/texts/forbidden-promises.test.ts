import { promisesIn } from './forbidden-promises';

const at = (text: string, place = 'a-step') => promisesIn({ place, text });

it.each([
  'Aqui a contemplação garantida é sua.',
  'Em três meses você será contemplado.',
  'O seu carro chega em até 30 dias.',
  'Nós garantimos o seu crédito.',
  'Crédito sem juros e sem entrada.',
  'Sem juros, só com taxa de administração.',
  'sem juros',
  'Você paga metade da parcela até a contemplação.',
  'Parcelas que cabem no bolso e nenhuma surpresa.',
  'Indique, que quem indicou ganha também.',
  'Com o pagamento, você já participa da próxima assembleia.',
  'Seu crédito está pré-aprovado.',
  'Compre sem consulta e sem burocracia.',
  'A simulação é grátis.',
  'O melhor consórcio do mercado.',
  'Última chance de aproveitar!',
  'Uma condição exclusiva para você.',
  'O seu imóvel continua aqui.',
  'O seu dinheiro rende mais: é um investimento.',
])('refuses: %s', (text) => {
  expect(at(text)).not.toEqual([]);
});

it.each([
  'Sem juros e sem entrada, com taxa de administração.',
  'Em até 3x sem juros',
  'Você paga metade da parcela até a contemplação. Depois, ela aumenta.',
  'Com a primeira parcela paga, você concorre na assembleia prevista para {data}, se o grupo já estiver formado.',
  'Pagamento aprovado! 🎉',
  'Crédito de {valor} em {meses} meses',
  'Seguro de quebra de garantia',
])('allows: %s', (text) => {
  expect(at(text)).toEqual([]);
  expect(at('sem juros', 'instalments')).toEqual([]); // of a card, where they are chosen
});
