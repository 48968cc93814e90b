import { isInCanary } from '@consorcio/host/segments';
import { expect, type Somebody, test } from '../fixtures/deploy-test';
import type { Deployment } from '../fixtures/deployment';
import { startListener } from '../fixtures/listener';
import { type SurveyBuild, surveyWords } from '../fixtures/second-survey';
import type { SurveyVisit } from '../fixtures/survey-visit';
import { aVisitor, type Visitor } from '../fixtures/visitors';
import { given, thenSee, when } from '../fixtures/words';

// A team deploys a real second build of the survey by the real command while visitors talk. One worker: the build is made once.
test.describe.configure({ mode: 'default' });

test('a deploy changes one file, reaches everybody at their next boundary, and is taken back in the same way', async ({
  deployment,
  somebody,
}, { annotations }) => {
  const [bytes, named] = [await deployment.bytes(), await deployment.named()];
  const visit = async () => (await somebody()).visit();
  const [inside, waiting, late] = await given('one visitor in the survey, two before it', async () => {
    const visits = await Promise.all([visit(), visit(), visit()]);
    await visits[0].enter();
    for (const { ran } of visits) await expect.poll(ran).toEqual([['before']]); // also ahead of need
    return visits;
  });

  await when('another build is deployed', () => deployment.release('set', 'survey', deployment.origins.after));
  await thenSee('that one file has changed', async () =>
    expect(await changedSince(bytes, deployment)).toEqual(['/release.json']),
  );
  await thenSee('who was before it gets the new words, in the page', async () => {
    await waiting.enter();
    await expect(waiting.chat.told(surveyWords.after.first)).toBeVisible();
    annotations.push({ type: 'swap', description: String(await waiting.swapMs()) });
    expect(waiting.ran()).toEqual([['before', 'after']]);
  });
  const [fresh] = await Promise.all([
    thenSee('a new visitor meets the new build and no other', () => entered(somebody(), 'after')),
    thenSee('who was inside finishes with the words of before, over a reload, too', async () => {
      await inside.chat.choose('Não, por enquanto é só');
      await inside.reload();
      await inside.finish();
      await playedOnly('before', inside);
      expect(inside.ran()).toEqual([['before'], ['before']]);
    }),
  ]);

  await when('it is rolled back', () => deployment.release('rollback', 'survey'));
  await thenSee('that no file but the release was touched, which names what it named before', async () => {
    expect(await deployment.named()).toEqual(named);
    expect(await changedSince(bytes, deployment)).toEqual(['/release.json']); // its history of the segment is empty now
  });
  await Promise.all([
    thenSee('who had begun with the new build finishes with it, over a reload, too', async () => {
      await waiting.reload();
      await Promise.all([fresh.finish(), waiting.finish()]);
      await playedOnly('after', fresh, waiting);
      expect(waiting.ran()).toEqual([['before', 'after'], ['after']]);
    }),
    thenSee('the next boundary has the old words again', async () => {
      await late.enter();
      await late.finish();
      await playedOnly('before', late);
      expect(late.ran(), 'they never met the new build').toEqual([['before']]);
    }),
    thenSee('and so has the next visitor', () => entered(somebody(), 'before')),
  ]);
});

test('a canary has its visitors for good, and nobody who began without it', async ({ deployment, somebody }) => {
  const share = (percent: number) => deployment.release('canary', 'survey', String(percent));
  const [chosen, spared] = await given('two visitors, of whom one is in the canary at 50%', () =>
    Promise.all([somebody(idInCanary(true)), somebody(idInCanary(false))]),
  );

  await when('half of the visitors get a canary', () =>
    deployment.release('canary', 'survey', deployment.origins.after, '50'),
  );
  const [canary, release] = await thenSee('one meets the canary, the other the release', () =>
    Promise.all([entered(chosen, 'after'), entered(spared, 'before')]),
  );
  await thenSee('so does each at their next visit', () =>
    Promise.all([entered(chosen, 'after'), entered(spared, 'before')]),
  );

  await when('everybody gets it', () => share(100));
  await Promise.all([
    thenSee('who began with the release ends with it, over a reload, too', async () => {
      await release.reload();
      await release.finish();
      await playedOnly('before', release);
      expect(release.ran()).toEqual([['before'], ['before']]);
    }),
    thenSee('a new visitor meets the canary', () => entered(somebody(), 'after')),
    thenSee('and so does the next journey of who was spared', () => entered(spared, 'after')),
  ]);

  await when('nobody gets it any more', () => share(0));
  await Promise.all([
    thenSee('who began with the canary ends with it, over a reload, too', async () => {
      await canary.reload();
      await canary.finish();
      await playedOnly('after', canary);
      expect(canary.ran()).toEqual([['after'], ['after']]);
    }),
    thenSee('no new visitor meets it', () => entered(somebody(), 'before')),
    thenSee('nor does the next journey of who was in it', () => entered(chosen, 'before')),
  ]);
});

test('where somebody listens, a page tells which build came, and nothing of its visitor', async ({
  deployment,
  somebody,
}) => {
  const { stack, origins } = deployment;
  const listener = await startListener(`${stack.sandbox.url}/observations`);
  const observed = async () => (await stack.sandbox.observations()).map(({ record }) => record);

  const quiet = await somebody();
  await given('a deployment that does not listen', async () => {
    await (await quiet.visit()).leave(); // when pages are left they tell what they have not told yet
    expect(quiet.seen().addresses.filter((address) => address.endsWith('/observations'))).toEqual([]);
  });
  await when('it listens, and the survey gets a canary while a visitor says who they are', async () => {
    stack.configure({ observation: { endpoint: listener.endpoint } });
    const marina = await somebody();
    const visit = await marina.visit('proposal-confirm-plan');
    await visit.chat.walkTo('payment-options', visit.visitor);
    await expect.poll(visit.ran).toEqual([['before']]);
    await deployment.release('canary', 'survey', origins.after, '100');
    await visit.enter();
    await visit.finish();
    await visit.leave();
    expect(marina.seen().addresses).toContain(listener.endpoint);
  });
  await thenSee('it hears of both builds, and by which the visitor was asked', async () => {
    const surveys = async () =>
      (await observed()).filter((record) => record.kind === 'load' && record.segment === 'survey');
    const [before, after] = await Promise.all([buildId(origins.before), buildId(origins.after)]);
    const loaded = { outcome: 'loaded', recovered: null };
    await expect
      .poll(surveys)
      .toEqual([
        expect.objectContaining({ ...loaded, moment: 'enter', variant: 'canary', build: after }),
        expect.objectContaining({ ...loaded, moment: 'preload', variant: 'release', build: before }),
      ]);
  });
  await thenSee('that nothing personal was told', () => {
    const told = listener.bodies().join('\n').toLowerCase();
    expect(told).toContain('"survey"');
    for (const secret of secretsOf(aVisitor())) expect(told).not.toContain(secret.toLowerCase());
    return listener.stop();
  });
});

/** Whoever is in at 50% and whoever is not: an id of either kind. */
function idInCanary(isIn: boolean): string {
  const ids = Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
  const id = ids.find((id) => isInCanary(id, 'survey', 50) === isIn);
  if (!id)
    throw new Error('None of twenty ids falls on this side of a canary at 50%: see host/src/segments/build-choice.ts.');
  return id;
}

/** A new journey of somebody, in the survey, that meets one build and no other. */
async function entered(somebody: Somebody | Promise<Somebody>, build: SurveyBuild): Promise<SurveyVisit> {
  const visit = await (await somebody).visit();
  await visit.enter();
  expect(await visit.heard()).toEqual([build]);
  expect(visit.ran()).toEqual([[build]]);
  return visit;
}

/** These journeys came to their end in the words of one build. */
async function playedOnly(build: SurveyBuild, ...visits: readonly SurveyVisit[]): Promise<void> {
  for (const { chat, heard } of visits) {
    await expect(chat.told(surveyWords[build].last)).toBeVisible();
    expect(await heard()).toEqual([build]);
  }
}

/** What observations call a build. */
async function buildId(origin: string): Promise<string | undefined> {
  const manifest: string = await (await fetch(`${origin}/mf-manifest.json`)).text();
  return /remoteEntry\.([0-9a-f]{12})/.exec(manifest)?.[1];
}

/** What the visitor told, as it is typed and as it is sent. */
function secretsOf({
  nome,
  nomeRazao,
  email,
  telefone,
  cpf,
  cep,
  nascimento,
  complemento,
}: Visitor): readonly string[] {
  const typed = [telefone, cpf, cep, nascimento];
  const digits = typed.map((text) => text.replaceAll(/\D/g, ''));
  return [nome, nomeRazao, email, complemento, 'Paulista', '1985-03-15', ...typed, ...digits];
}

async function changedSince(
  before: Readonly<Record<string, string>>,
  deployment: Deployment,
): Promise<readonly string[]> {
  const now = await deployment.bytes();
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name]);
}
