import { expectContractNumber, expectOnlyProposal } from '../fixtures/proposals';
import { expect, test } from '../fixtures/test';
import { aCompanyVisitor, theCompanyProposalOf, theProposalOf } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import { labels } from '../pages/labels';

test('the change menu corrects one datum without any other question', async ({ chat, stack, beginAt }) => {
  await given('a visitor before the terms', () => beginAt('proposal-terms'));
  const begun = await chat.transcript();
  await when('they open the menu and change nothing', async () => {
    await chat.choose(labels.changeData);
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
      await expect(chat.option(name)).toHaveAccessibleName(`${name} ${value}`);
    await chat.choose(labels.changeNothing);
    await chat.isAt('proposal-terms');
  });
  for (const [name, step, held, typed] of [
    ['E-mail', 'proposal-email', 'marina@example.com', 'marina.souza@example.com'],
    ['CEP', 'cep-first-input', '', '22021-001'],
  ] as const) {
    await when(`they correct: ${name}`, async () => {
      await chat.choose(labels.changeData);
      await chat.isAt('proposal-alterar');
      await chat.choose(name);
      await chat.isAt(step);
      await expect(chat.field).toHaveValue(held);
      await chat.answer(typed);
    });
    await thenSee('the summary shows it', async () => {
      await chat.isAt('proposal-terms');
      await expect(chat.data.value(name)).toHaveText(typed);
    });
  }
  await when('they change their mind about the CPF', async () => {
    await chat.choose(labels.changeData);
    await chat.isAt('proposal-alterar');
    await chat.choose('CPF');
    await expect(chat.option(labels.keepCpf)).toHaveAccessibleName(`${labels.keepCpf} 529.982.247-25`);
    await chat.choose(labels.keepCpf);
  });
  await thenSee("nothing else has changed and the visitor's messages contain only the corrections", async () => {
    await chat.isAt('proposal-terms');
    const since = (await chat.transcript()).slice(begun.length).filter((text) => text.startsWith('Você: '));
    expect(since).toHaveLength(2 + 2 * 3 + 3);
    for (const [term, value] of [
      ['CPF', '529.982.247-25'],
      ['Endereço', 'Avenida Atlântica, Copacabana, Rio de Janeiro/RJ'],
      ['Número', '1578'],
      ['Complemento', 'Apto 12'],
    ] as const)
      await expect(chat.data.value(term)).toHaveText(value);
  });
  await when('they confirm', () => chat.choose(labels.confirm));
  await thenSee('the proposal contains all of it', async () => {
    await expectContractNumber(chat);
    await expectOnlyProposal(
      stack,
      theProposalOf({
        email: 'marina.souza@example.com',
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
  await when('there is no complement after all', async () => {
    await chat.press(chat.data.edit('Complemento'));
    await chat.isAt('proposal-complemento');
    await chat.choose(labels.noComplement);
    await chat.isAt('proposal-terms');
    await expect(chat.data.value('Complemento')).toHaveText('Sem complemento');
    await chat.press(chat.data.edit('Número'));
    await chat.isAt('proposal-numero');
    await chat.choose(labels.noNumber);
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
    await chat.choose(labels.ownCompany);
    await chat.walkTo('proposal-terms', company);
  });
  await thenSee('only data of the holder was asked again', async () => {
    const questions = (await asked()).slice(before.length).filter((text) => text.includes('?'));
    expect(questions.map((text) => text.replace(/^Alvo Consórcio: /, '').replace(/\d\d:\d\d$/, ''))).toEqual([
      'O consórcio vai ficar em nome de quem?',
      'Qual é a razão social da empresa?',
      'Qual é o CNPJ?',
      'Quando a empresa foi fundada?',
    ]);
    await expect(chat.data.value('Quem contrata')).toHaveText('Sua empresa');
    await expect(chat.data.edit('CNPJ')).toBeVisible();
  });
  await when('they correct name and date with the edit buttons and confirm', async () => {
    await chat.correct('Razão social', 'Silva & Filhos S/A');
    await chat.correct('Data de fundação', '01/01/1999');
    await chat.choose(labels.confirm);
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
