import { aPayingJourney, startTalk } from '../testing/talk';

it('shows the receipt of the closed sale, and announces it', async () => {
  const fechada = { metodo: 'cartao', em: Date.UTC(2026, 10, 21) };
  const talk = await startTalk({
    at: 'comprovante',
    journey: aPayingJourney({ cartaoSituacao: 'aprovado', fechada }),
  });

  expect(talk.where()).toBe('survey:pesquisa-algo-mais');
  expect(talk.heard()).toContain('Guarde os dados da sua compra:');
  expect(talk.snapshot().transcript.find(({ component }) => component)?.component).toMatchObject({
    name: 'receipt-card',
    props: { titulo: 'Comprovante de pagamento' },
  });
  expect(talk.announced[0]).toContain('Comprovante de pagamento. Situação: Pagamento aprovado');
});

it('is skipped for a sale that an earlier release closed', async () => {
  const talk = await startTalk({ at: 'comprovante', journey: aPayingJourney({ cartaoSituacao: 'aprovado' }) });

  expect(talk.where()).toBe('survey:pesquisa-algo-mais');
  expect(talk.heard()).toBe('E agora?');
});
