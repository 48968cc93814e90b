import { expectContractNumber, expectOnlyProposal } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { aVisitor, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('a person goes from the plan to the contract number', async ({ chat, stack, beginAt }) => {
  await given('a visitor with a chosen plan', () => beginAt('proposal-confirm-plan'));
  await thenSee('the plan is shown again in full', async () => {
    await expect(chat.plan.message).toContainText('Crédito de R$ 60.000,00');
    await expect(chat.plan.message).toContainText('Integral');
    expect(await chat.plan.rows()).toEqual([
      ['Parcela mensal', 'R$\u00a0877,50'],
      ['Primeira parcela', 'R$\u00a0438,75'],
      ['Desconto na primeira parcela', '50%'],
      ['Prazo', '80 meses'],
      ['Taxa de administração', expect.stringMatching(/^\d,\d{3}% a\.m\.$/)],
      ['Total a pagar hoje, estimado', 'R$\u00a070.200,00', expect.stringContaining('Calculado por nós')],
    ]);
  });
  await when('they give their data', () => chat.walkTo('proposal-terms', aVisitor()));
  await thenSee('the address was shown and all data is in the summary', async () => {
    await expect(chat.botMessage('Obrigado! Encontrei: Avenida Paulista, Bela Vista, São Paulo/SP.')).toBeVisible();
    await expect(chat.botMessage(/você concorre na assembleia prevista para \d\d\/\d\d\/\d{4}/)).toBeVisible();
    expect((await chat.data.rows()).slice(0, 10)).toEqual([
      ['Quem contrata', 'Você'],
      ['Nome completo', 'Marina Prado Silva'],
      ['CPF', '529.982.247-25'],
      ['Data de nascimento', '15/03/1985'],
      ['E-mail', 'marina@example.com'],
      ['Celular', '(11) 98765-4321'],
      ['CEP', '01310-100'],
      ['Endereço', 'Avenida Paulista, Bela Vista, São Paulo/SP'],
      ['Número', '1578'],
      ['Complemento', 'Apto 12'],
    ]);
  });
  await when('they read the plan details and confirm', async () => {
    await chat.choose(labels.details);
    await chat.isAt('proposal-terms');
    await expect(chat.details.value('Lance livre')).toBeVisible();
    await chat.choose(labels.confirm);
  });
  await thenSee('the contract number is shown and there is one proposal with the answers', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf());
  });
});
