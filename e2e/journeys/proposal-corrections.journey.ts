import { expectContractNumber, expectOnlyProposal } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { aCompanyVisitor, aVisitor, theCompanyProposalOf, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';

test('each item of the change menu can be corrected without any other question', async ({ chat, stack, beginAt }) => {
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  const begun = await chat.transcript();
  await when('they open the menu and change nothing', async () => {
    await chat.choose('Alterar dados');
    await chat.isAt('proposal-alterar');
  });
  await thenSee('each button shows the current value', async () => {
    for (const [name, value] of [
      ['Nome completo', 'Marina Prado Silva'],
      ['E-mail', 'marina@example.com'],
      ['CPF', '529.982.247-25'],
      ['Celular', '(11) 98765-4321'],
      ['Data de nascimento', '15/03/1985'],
      ['CEP', '01310-100'],
    ] as const)
      await expect(chat.option(name)).toHaveAccessibleDescription(value);
    await chat.choose('Nenhum, está tudo certo');
    await chat.isAt('proposal-terms');
  });
  for (const { name, step, held, typed, shown = typed } of [
    { name: 'Nome completo', step: 'proposal-nome', held: 'Marina Prado Silva', typed: 'Marina Prado Souza' },
    { name: 'E-mail', step: 'proposal-email', held: 'marina@example.com', typed: 'marina.souza@example.com' },
    { name: 'CPF', step: 'proposal-cpf-cnpj', held: '', typed: '11144477735', shown: '111.444.777-35' },
    { name: 'Celular', step: 'proposal-telefone', held: '', typed: '21981234567', shown: '(21) 98123-4567' },
    { name: 'Data de nascimento', step: 'proposal-nascimento', held: '15/03/1985', typed: '16/04/1986' },
    { name: 'CEP', step: 'cep-first-input', held: '', typed: '22021-001' },
  ] as const) {
    await when(`they correct: ${name}`, async () => {
      await chat.choose('Alterar dados');
      await chat.isAt('proposal-alterar');
      await chat.choose(name);
      await chat.isAt(step);
      await expect(chat.field).toHaveValue(held);
      await chat.answer(typed);
    });
    await thenSee('the summary shows it', async () => {
      await chat.isAt('proposal-terms');
      await expect(chat.data.value(name)).toHaveText(shown);
    });
  }
  for (const { name, keep, value } of [
    { name: 'CPF', keep: 'Manter o CPF atual', value: '111.444.777-35' },
    { name: 'Celular', keep: 'Manter o celular atual', value: '(21) 98123-4567' },
  ]) {
    await when(`they change their mind: ${name}`, async () => {
      await chat.choose('Alterar dados');
      await chat.isAt('proposal-alterar');
      await chat.choose(name);
      await expect(chat.option(keep)).toHaveAccessibleDescription(value);
      await chat.choose(keep);
    });
    await thenSee('it stays unchanged', async () => {
      await chat.isAt('proposal-terms');
      await expect(chat.data.value(name)).toHaveText(value);
    });
  }
  await thenSee("the visitor's messages contain only the corrections", async () => {
    const since = (await chat.transcript()).slice(begun.length).filter((text) => text.startsWith('Você: '));
    expect(since).toHaveLength(2 + 6 * 3 + 2 * 3);
    await expect(chat.data.value('Endereço')).toHaveText('Avenida Atlântica, Copacabana, Rio de Janeiro/RJ');
    await expect(chat.data.value('Número')).toHaveText('1578');
    await expect(chat.data.value('Complemento')).toHaveText('Apto 12');
  });
  await when('they confirm', () => chat.choose('Confirmar'));
  await thenSee('the proposal contains all of it', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(
      stack,
      theProposalOf({
        nomeRazao: 'Marina Prado Souza',
        email: 'marina.souza@example.com',
        cpfCnpj: '11144477735',
        telefone: '21981234567',
        telefoneCelular: '21981234567',
        nascimentoFundacao: '1986-04-16',
        cep: '22021001',
        logradouro: 'Avenida Atlântica',
        bairro: 'Copacabana',
        cidade: 'Rio de Janeiro',
        estado: 'RJ',
      }),
    );
  });
});

test('each row of the summary can be corrected in place, including the holder', async ({ chat, stack, beginAt }) => {
  const company = aCompanyVisitor();
  await given('a visitor before the terms', async () => {
    await beginAt('proposal-terms');
    await expect(chat.data.edits).toHaveCount(9);
  });
  await when('they correct number and complement', async () => {
    await chat.correct('Número', 's/n');
    await expect(chat.data.value('Número')).toHaveText('S/N');
    await chat.correct('Complemento', 'Bloco B');
    await expect(chat.data.value('Complemento')).toHaveText('Bloco B');
  });
  await when('there is no coupon after all', async () => {
    await chat.press(chat.data.edit('Complemento'));
    await chat.isAt('proposal-complemento');
    await chat.choose('Não tem complemento');
    await chat.isAt('proposal-terms');
    await expect(chat.data.value('Complemento')).toHaveText('Sem complemento');
    await chat.press(chat.data.edit('Número'));
    await chat.isAt('proposal-numero');
    await chat.choose('Sem número');
    await chat.isAt('proposal-terms');
  });
  await thenSee('only the last summary has edit buttons', () =>
    expect(chat.log.getByRole('button', { name: 'Alterar CPF' })).toHaveCount(1),
  );
  const asked = async () => (await chat.transcript()).filter((text) => text.startsWith('Alvo Consórcio: '));
  const before = await asked();
  await when('they change the holder to their company', async () => {
    await chat.press(chat.data.edit('Quem contrata'));
    await chat.isAt('proposal-titular');
    await chat.choose('Da minha empresa');
    await chat.walkTo('proposal-terms', company);
  });
  await thenSee('only data of the holder was asked again', async () => {
    const questions = (await asked()).slice(before.length).filter((text) => text.includes('?'));
    expect(questions.map((text) => text.replace(/^Alvo Consórcio: /, '').replace(/\d\d:\d\d$/, ''))).toEqual([
      'O consórcio vai ficar em nome de quem?',
      'Qual é a razão social da empresa?',
      'E qual é o CNPJ?',
      'Quando a empresa foi fundada?',
    ]);
    await expect(chat.data.value('Quem contrata')).toHaveText('Sua empresa');
    await expect(chat.data.edit('CNPJ')).toBeVisible();
  });
  await when('they correct name and date with the edit buttons and confirm', async () => {
    await chat.correct('Razão social', 'Silva & Filhos S/A');
    await chat.correct('Data de fundação', '01/01/1999');
    await chat.choose('Confirmar');
  });
  await thenSee('the proposal is for the company', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(
      stack,
      theCompanyProposalOf({
        nomeRazao: 'Silva & Filhos S/A',
        nascimentoFundacao: '1999-01-01',
        numero: 'S/N',
        complemento: '',
      }),
    );
  });
});

test('choosing another plan returns to the plans and asks nothing twice', async ({ chat, stack, beginAt }) => {
  await given('a visitor just before the terms', async () => {
    await beginAt('proposal-confirm-plan');
    await chat.choose('Escolher outro plano');
  });
  await when('they choose the half-pay plan', async () => {
    await chat.isAt('plans-list-select');
    await chat.press(chat.plans.option(/^Paga Metade/));
    await chat.press(chat.plans.action('CONTINUAR'));
    await chat.isAt('proposal-confirm-plan');
    await expect(chat.plan.message).toContainText('Paga Metade');
  });
  await when('they give their data and confirm', async () => {
    await chat.walkTo('proposal-terms', aVisitor());
    await chat.choose('Confirmar');
  });
  await thenSee('the proposal is for that plan', async () => {
    await expectContractNumber(chat);
    const { proposals } = await stack.sandbox.ledger();
    expect(proposals.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ planoID: expect.any(Number), planoMeses: 80, bemID: 60_000_002 }),
    ]);
    expect(proposals[0]?.payload).not.toMatchObject({ planoID: 20801 });
  });
});
