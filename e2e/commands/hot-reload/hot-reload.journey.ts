import { expect, test } from '@playwright/test';
import { freePorts } from '../../pages/fixtures/free-port';
import { copyWorkspace } from '../../pages/fixtures/workspace-copy';
import { startProgram } from '../support/program';
import { respondsAt } from '../support/sandbox';

const question = 'Como você conheceu a gente?';
const next = 'mf-survey/src/steps/pesquisa-csat-compra.step.ts';
const score = 'De 1 a 5, que nota você dá para esta compra?';

/** The first check of types reads every file. */
const typesChecked = { timeout: 120_000 };

const servers = ['HOST', 'SIMULATION', 'PROPOSAL', 'PAYMENT', 'SURVEY', 'SANDBOX'] as const;

let dev: Awaited<ReturnType<typeof startDev>>;
test.beforeAll(async () => {
  dev = await startDev();
  const served = expect.poll(() => dev.program.output(), { timeout: 240_000 }).toContain('Ctrl-C stops everything.');
  await Promise.race([served, dev.program.ended]);
});
test.afterAll(async () => {
  await dev.program.stop();
  await dev.remove();
});

/** `pnpm dev survey` in a copy of the workspace. */
async function startDev() {
  const copy = await copyWorkspace({ withBuilds: true });
  const ports = await freePorts(servers.length);
  const env = {
    CHAT_DELAY_MS: '0',
    ...Object.fromEntries(servers.map((name, at) => [`${name}_PORT`, `${ports[at]}`])),
  };
  const args = ['--import', 'tsx', 'e2e/commands/dev.ts', 'survey'];
  const program = startProgram({ command: process.execPath, args, env, cwd: copy.dir });
  const origins = ports.map((port) => `http://localhost:${port}`);
  const isServing = async () => (await Promise.all(origins.map((origin) => respondsAt(origin)))).includes(true);
  return { ...copy, url: origins[0], program, isServing };
}

test('a developer changes, breaks and repairs a segment in an open page', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const said = (text: string) => page.getByRole('log').getByText(text);
  const overlays = page.locator('#webpack-dev-server-client-overlay');
  const overlay = overlays.last().contentFrame().locator('body'); // a segment that is loaded again brings one of its own
  await page.goto(`${dev.url}/?inicio=pesquisa-midia`);
  await expect(said(question)).toBeVisible();

  await test.step('a change is shown, and the conversation stays where it was', async () => {
    await page.getByRole('button', { name: 'Instagram' }).press('Enter');
    await expect(said(score)).toBeVisible();
    await dev.edit(next, score, 'Que nota você dá?');
    await expect(said('Que nota você dá?')).toBeVisible();
    await expect(said('Instagram')).toBeVisible(); // the answer before it
  });

  await test.step('a syntax error is shown with its file, and the page keeps its code', async () => {
    await dev.edit(next, 'Que nota você dá?', "Que nota'");
    await expect(overlay).toContainText(next.replace('mf-survey/', ''));
    await dev.edit(next, "Que nota'", 'Que nota, de 1 a 5?');
    await expect(said('Que nota, de 1 a 5?')).toBeVisible();
    await expect(overlays).toHaveCount(0);
  });

  await test.step('the edit after the repair is not lost', async () => {
    await dev.edit(next, 'Que nota, de 1 a 5?', 'E a nota?');
    await expect(said('E a nota?')).toBeVisible();
  });

  await test.step('a type error is shown with file and line, in the page and in the terminal', async () => {
    await dev.edit(next, "leadsTo: ['pesquisa-humano'", "leadsTo: ['pesquisa-nada'");
    await expect(overlay).toContainText('TS', typesChecked);
    await expect
      .poll(() => dev.program.output(), typesChecked)
      .toMatch(/mf-survey.src.segment.ts.\d+,\d+.: error TS\d+/);
    const repairs = () => dev.program.output().split('No type errors any more.').length;
    const before = repairs(); // the syntax error above may have been one for the types too
    await dev.edit(next, "leadsTo: ['pesquisa-nada'", "leadsTo: ['pesquisa-humano'");
    await expect.poll(repairs, typesChecked).toBe(before + 1);
    await expect(overlays).toHaveCount(0);
    await expect(said('E a nota?')).toBeVisible();
  });

  await test.step('what the code throws is shown, also in the console, and gone when it is repaired', async () => {
    errors.length = 0;
    await dev.edit(next, 'export const', "if (Date.now() > 0) throw new Error('my own mistake');\nexport const");
    await expect(overlay).toContainText('my own mistake');
    expect(errors.join('\n')).toContain('my own mistake');
    await dev.edit(next, "if (Date.now() > 0) throw new Error('my own mistake');\n", '');
    await expect(overlays).toHaveCount(0);
    await expect(said('E a nota?')).toBeVisible();
  });
});

test('Ctrl-C stops every server', async () => {
  await expect.poll(() => dev.isServing()).toBe(true);
  await dev.program.stop('SIGINT');
  await expect.poll(() => dev.isServing()).toBe(false);
});
