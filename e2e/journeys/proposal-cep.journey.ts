import { expectContractNumber, expectOnlyProposal, proposalCall, proposalPosts } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { aVisitor, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

const lookUp = '/api/endereco';
const notFound = 'Ops! não encontrei esse CEP.';
const perhapsDown = 'Pode ser a busca que não respondeu: se ele estiver certo, é só enviar de novo.';

test('a CEP of a whole town asks for street and neighbourhood and requires both', async ({ chat, stack, beginAt }) => {
  const visitor = aVisitor({ cep: '36325-000', complemento: '' });
  const empty = 'Preencha para continuar! 😊';
  const forbidden = 'Ops! Tem uma palavra aí que não podemos usar. Pode escrever de outro jeito? 😊';
  await given('a visitor of Tiradentes', async () => {
    await beginAt('proposal-confirm-plan');
    await chat.walkTo('cep-error', visitor);
  });
  for (const [question, field, answer] of [
    ['Qual é o nome da sua rua?', 'Rua', 'Rua das Flores'],
    ['E qual é o bairro?', 'Bairro', 'Centro'],
  ] as const) {
    await thenSee(`they are asked: ${question}`, async () => {
      await chat.isAt('cep-error');
      await expect(chat.botMessage(question)).toBeVisible();
      await expect(chat.field).toHaveAccessibleName(field);
    });
    await when('they leave it empty or type an unknown code', async () => {
      await chat.answer('');
      await expect(chat.problem).toHaveText(empty);
      await chat.answer('Rua Palavrao');
      await expect(chat.problem).toHaveText(forbidden);
    });
    await when('they answer', () => chat.answer(answer));
  }
  await thenSee('the address is shown and the proposal contains it', async () => {
    await chat.isAt('proposal-numero');
    await expect(chat.botMessage('Obrigado! Encontrei: Rua das Flores, Centro, Tiradentes/MG.')).toBeVisible();
    await chat.walkTo('payment-options', visitor);
    await expectOnlyProposal(
      stack,
      theProposalOf({
        cep: '36325000',
        logradouro: 'Rua das Flores',
        bairro: 'Centro',
        cidade: 'Tiradentes',
        estado: 'MG',
        complemento: '',
      }),
    );
  });
});

test('an unknown CEP and a failing lookup leave a way on', async ({ chat, stack, watched, beginAt }) => {
  watched.expectFailedRequests(lookUp);
  await given('a visitor who mistypes the CEP', async () => {
    await beginAt('proposal-confirm-plan');
    await chat.walkTo('cep-first-input', aVisitor());
    await chat.answer('00000-404');
  });
  await thenSee('the failure is shown and the field holds the CEP', async () => {
    await chat.isAt('cep-not-found');
    await expect(chat.botMessage(notFound)).toHaveCount(1);
    await expect(chat.botMessage('Corrija o CEP para tentar novamente.')).toHaveCount(1);
    await expect(chat.botMessage(perhapsDown)).toHaveCount(0);
    await expect(chat.field).toHaveValue('00000-404');
    await expect(chat.option(labels.specialists)).toBeVisible();
  });
  await when('they give a CEP whose lookup fails', () => chat.answer('00000-501'));
  await thenSee('it is not blamed on the CEP', async () => {
    await expect(chat.botMessage(notFound)).toHaveCount(2);
    await chat.isAt('cep-not-found');
    await expect(chat.botMessage(perhapsDown)).toHaveCount(1);
    await expect(chat.field).toHaveValue('00000-501');
  });
  await when('the lookup never responds', async () => {
    await stack.sandbox.arm({ method: 'GET', path: lookUp, kind: 'reset', times: 1 });
    await chat.press(chat.send);
    await expect(chat.botMessage(perhapsDown)).toHaveCount(2);
    await chat.isAt('cep-not-found');
  });
  await when('they send it once more', () => chat.press(chat.send));
  await thenSee('the address is found and the conversation continues there', async () => {
    await chat.isAt('proposal-numero');
    await expect(chat.botMessage(/^Alvo Consórcio: Obrigado! Encontrei: /)).toHaveCount(1);
  });
});

test('a CEP refused by the proposal can be corrected and everything else is kept', async ({
  chat,
  stack,
  watched,
  beginAt,
}) => {
  watched.expectFailedRequests(proposalCall.path);
  watched.expectFailedRequests(lookUp);
  await given('a visitor whose CEP the proposal will refuse', async () => {
    await beginAt('proposal-terms');
    await chat.correct('CEP', '00000-400');
  });
  const rows = await chat.data.rows();
  await when('they confirm', () => chat.choose(labels.confirm));
  await thenSee('the CEP problem is shown', async () => {
    await chat.isAt('cep-not-found');
    await expect(chat.botMessage(notFound)).toHaveCount(1);
    await expect(chat.botMessage(perhapsDown)).toHaveCount(0);
    await expect(chat.field).toHaveValue('00000-400');
  });
  await when('they mistype it first and then give the correct one', async () => {
    await chat.answer('00000-404');
    await expect(chat.botMessage(notFound)).toHaveCount(2);
    await chat.isAt('cep-not-found');
    await chat.answer('01310-100');
  });
  await thenSee('everything else is unchanged', async () => {
    await chat.isAt('proposal-terms');
    const place = { CEP: '01310-100', Endereço: 'Avenida Paulista, Bela Vista, São Paulo/SP' };
    const corrected = new Map(Object.entries(place));
    expect(await chat.data.rows()).toEqual(
      rows.map(([term = '', value, ...note]) => [term, corrected.get(term) ?? value, ...note]),
    );
  });
  await when('they confirm once more', () => chat.choose(labels.confirm));
  await thenSee('two attempts created one proposal with the correct CEP', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(stack, theProposalOf());
    expect(await proposalPosts(stack)).toEqual([1, 1]);
  });
});
