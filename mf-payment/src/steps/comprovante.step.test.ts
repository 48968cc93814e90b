import { aPayingJourney, startPayment } from '../testing/conversation';

it('shows the receipt of the closed sale, and announces it', async () => {
  const fechada = { metodo: 'cartao', em: Date.UTC(2026, 10, 21) };
  const conversation = await startPayment({
    at: 'comprovante',
    journey: aPayingJourney({ cartaoSituacao: 'aprovado', fechada }),
  });

  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(conversation.heard()).toContain('Guarde os dados da sua compra:');
  expect(conversation.snapshot().transcript.find(({ component }) => component)?.component).toMatchObject({
    name: 'receipt-card',
    props: { titulo: 'Comprovante de pagamento' },
  });
  expect(conversation.announced[0]).toContain('Comprovante de pagamento. Situação: Pagamento aprovado');
});

it('is skipped for a sale that an earlier release closed', async () => {
  const conversation = await startPayment({
    at: 'comprovante',
    journey: aPayingJourney({ cartaoSituacao: 'aprovado' }),
  });

  expect(conversation.where()).toBe('survey:pesquisa-algo-mais');
  expect(conversation.heard()).toBe('E agora?');
});
