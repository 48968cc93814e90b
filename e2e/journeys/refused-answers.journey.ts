import type { SeededPlace } from '../fixtures/seeds';
import { spoken } from '../fixtures/spoken';
import { expect, test } from '../fixtures/test';
import { aVisitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';
import type { ChatPage } from '../pages/chat-page';

const forbidden = 'Ops! Tem uma palavra aí que não podemos usar. Pode escrever de outro jeito? 😊';

/** A few of each kind: the unit tests of shared/validation hold the rest. */
const questions: readonly {
  readonly step: SeededPlace;
  readonly refused: readonly (readonly [text: string, message: string])[];
  readonly pasted: string;
  readonly shown: string;
  readonly next: string;
}[] = [
  {
    step: 'lead-nome',
    refused: [
      ['', 'Preencha para continuar! 😊'],
      ['Marina2', 'Está correto? 🤔'],
      ['D’Ávila', 'Está correto? 🤔'],
      ['😀', 'Está correto? 🤔'],
      ['Palavrao', forbidden],
      ['Ana Xingamento', forbidden],
    ],
    pasted: '  José\u00a0da   Conceição ',
    shown: 'José da Conceição',
    next: 'lead-credit-value',
  },
  {
    step: 'basico-valor-renda',
    refused: [
      ['', 'Valor inválido'],
      ['99,99', 'Valor inválido'],
    ],
    pasted: 'R$\u00a0100,00',
    shown: 'R$ 100,00',
    next: 'lead-email',
  },
  {
    step: 'lead-email',
    refused: [
      ['', 'E-mail inválido 🤔'],
      ['marina@example', 'E-mail inválido 🤔'],
      ['marina@exa mple.com', 'E-mail inválido 🤔'],
    ],
    pasted: ' Marina@Example.com ',
    shown: 'Marina@example.com',
    next: 'lead-telefone',
  },
  {
    step: 'lead-telefone',
    refused: [
      ['', 'Telefone inválido 🤔'],
      ['(11) 3876-5432', 'Telefone inválido 🤔'],
      ['(20) 98765-4321', 'Telefone inválido 🤔'],
    ],
    pasted: '+55 11 98765-4321',
    shown: '(11) 98765-4321',
    next: 'plans-list-select',
  },
];

for (const { step, refused, pasted, shown, next } of questions) {
  test(`the question ${step} refuses a wrong answer and accepts a correct one`, async ({ chat, beginAt }) => {
    await given('a visitor at the question', () => beginAt(step));
    const said = await chat.bubbles.count();
    for (const [place, [text, message]] of refused.entries()) {
      const how = place % 2 === 0 ? 'type' : 'paste';
      await when(`they ${how} '${text}'`, async () => {
        await chat[how](text);
        if (text !== '') await expect(chat.problem).toHaveCount(0);
      });
      await thenSee('it is refused and stays in its field', async () => {
        const standing = await chat.field.inputValue();
        await chat.press(chat.send);
        await isRefused(chat, message);
        await expect(chat.field).toHaveValue(standing);
      });
    }
    await expect(chat.bubbles).toHaveCount(said);
    await when(`they paste '${pasted}'`, async () => {
      await chat.paste(pasted);
      await chat.press(chat.send);
    });
    await thenSee('the conversation continues', async () => {
      await chat.isAt(next);
      await expect(chat.visitorMessage(shown)).toBeVisible();
    });
  });
}

test('a huge paste is refused like any other text', async ({ chat }) => {
  const page = 'Era uma vez 1 <b>texto</b> '.repeat(10_000);
  const steps = [
    ['lead-nome', page, 'Está correto? 🤔'],
    ['lead-credit-value', '9'.repeat(250_000), 'O crédito máximo é de R$\u00a0400.000,00'],
  ] as const;
  await given('a visitor on the home page', () => chat.open());
  for (const [step, text, message] of steps) {
    await when(`they paste a huge text at ${step}`, async () => {
      await chat.walkTo(step, aVisitor());
      await chat.paste(text);
      await chat.press(chat.send);
    });
    await thenSee('it is refused', () => isRefused(chat, message));
  }
  await thenSee('the conversation continues and survives a reload', async () => {
    await chat.walkTo('basico-valor-renda', aVisitor());
    const transcript = await chat.transcript();
    await chat.page.reload();
    await chat.isAt('basico-valor-renda');
    expect(await chat.transcript()).toEqual(transcript);
  });
});

/** The field shows the exact message, including the no-break space of an amount. */
async function isRefused(chat: ChatPage, message: string): Promise<void> {
  await expect(chat.problem).toBeVisible();
  expect(await chat.problem.textContent()).toBe(message);
  await expect(chat.field).toHaveAccessibleDescription(spoken(message));
}
