import { entered, expect, idInCanary, playedOnly, test } from '../pages/fixtures/deploy-test';
import { startListener } from '../pages/fixtures/listener';
import { surveyWords } from '../pages/fixtures/second-survey';
import { given, thenSee, when } from '../pages/fixtures/words';
import { labels } from '../pages/labels';

// A team deploys a real second build of the survey with the real command. One worker, so the build is made once.
test.describe.configure({ mode: 'default' });

test('a deploy changes one file, reaches each visitor at the next segment boundary, and rolls back the same way', async ({
  deployment,
  newVisitor,
}) => {
  const [bytes, named] = [await deployment.bytes(), await deployment.named()];
  const visit = async () => (await newVisitor()).visit();
  const [inside, waiting, late] = await given('one visitor in the survey, two before it', async () => {
    const visits = await Promise.all([visit(), visit(), visit()]);
    await visits[0].enter();
    for (const { ran } of visits) await expect.poll(ran).toEqual([['before']]); // preloading counts too
    return visits;
  });

  await when('another build is deployed', () => deployment.release('set', 'survey', deployment.origins.after));
  await thenSee('only release.json has changed', async () =>
    expect(await deployment.changedSince(bytes)).toEqual(['/release.json']),
  );
  await thenSee('visitors before the boundary get the new texts without a page load', async () => {
    await waiting.enter();
    await expect(waiting.chat.botMessage(surveyWords.after.first)).toBeVisible();
    expect(waiting.ran()).toEqual([['before', 'after']]);
  });
  await Promise.all([
    thenSee('a new visitor gets only the new build', () => entered(newVisitor(), 'after')),
    thenSee('visitors inside finish with the old texts, also after a reload', async () => {
      await inside.chat.choose(labels.nothingMore);
      await inside.reload();
      await inside.finish();
      await playedOnly('before', inside);
      expect(inside.ran()).toEqual([['before'], ['before']]);
    }),
  ]);

  await when('it is rolled back', () => deployment.release('rollback', 'survey'));
  await thenSee('only the release changed, and it names the first build again', async () => {
    const { segments } = await deployment.named();
    const [before, after] = [
      `${deployment.origins.before}/mf-manifest.json`,
      `${deployment.origins.after}/mf-manifest.json`,
    ];
    expect(segments.survey).toMatchObject({ manifest: before, history: [], retired: [{ manifest: after }] });
    const { history: _, retired: __, ...survey } = segments.survey ?? {};
    expect({ segments: { ...segments, survey } }).toEqual(named);
    expect(await deployment.changedSince(bytes)).toEqual(['/release.json']);
  });
  await Promise.all([
    thenSee('visitors who entered the new build finish with it, also after a reload', async () => {
      await waiting.reload();
      await waiting.finish();
      await playedOnly('after', waiting);
      expect(waiting.ran()).toEqual([['before', 'after'], ['after']]);
    }),
    thenSee('the next boundary has the old texts again', async () => {
      await late.enter();
      expect(await late.shown()).toEqual(['before']);
      expect(late.ran(), 'they never met the new build').toEqual([['before']]);
    }),
  ]);
});

test('a canary keeps its visitors and gets none who started without it', async ({ deployment, newVisitor }) => {
  const share = (percent: number) => deployment.release('canary', 'survey', String(percent));
  const [chosen, spared] = await given('two visitors, one of them in a canary of 50%', () =>
    Promise.all([newVisitor(idInCanary(true)), newVisitor(idInCanary(false))]),
  );

  await when('half of the visitors get a canary', () =>
    deployment.release('canary', 'survey', deployment.origins.after, '50'),
  );
  const [canary, release] = await thenSee('one visitor gets the canary, the other the release', () =>
    Promise.all([entered(chosen, 'after'), entered(spared, 'before')]),
  );
  await thenSee('the next visit of the chosen one has it too', () => entered(chosen, 'after'));

  await when('the canary is raised to 100%', () => share(100));
  await Promise.all([
    thenSee('visitors who entered the release finish with it, also after a reload', async () => {
      await release.reload();
      await release.finish();
      await playedOnly('before', release);
      expect(release.ran()).toEqual([['before'], ['before']]);
    }),
    thenSee('the next journey of the visitor outside the first half gets the canary', () => entered(spared, 'after')),
  ]);

  await when('the canary is lowered to 0%', () => share(0));
  await Promise.all([
    thenSee('visitors who entered the canary finish with it, also after a reload', async () => {
      await canary.reload();
      await canary.finish();
      await playedOnly('after', canary);
      expect(canary.ran()).toEqual([['after'], ['after']]);
    }),
    thenSee('the next journey of the canary visitor does not get it', () => entered(chosen, 'before')),
  ]);
});

test('a canary that fails stops itself, and its visits go on with the release, which is then rolled back', async ({
  deployment,
  newVisitor,
}) => {
  const { stack, lost, origins } = deployment;
  const canaryManifest = '/mf-manifest.json';
  await given('a deployed build, and pages that report what they observe', async () => {
    stack.configure({ observation: { endpoint: `${stack.sandbox.url}/observations` } });
    await deployment.release('set', 'survey', origins.after);
  });

  await when('a third build becomes a canary with a rule', () =>
    deployment.release('canary', 'survey', lost.origin, '100', '--stop', '10', '--after', '2'),
  );
  const early = await newVisitor();
  early.expectFailedRequests(canaryManifest);
  const inside = await thenSee('a new visit gets the canary', async () => {
    const visit = await early.visit();
    await visit.enter();
    expect(visit.ran()).toEqual([[]]); // neither of the other two
    return visit;
  });
  await when('its server stops answering', () => lost.lose());
  await thenSee('the next visit goes on with the release, and its page reports the failure', async () => {
    const late = await newVisitor();
    late.expectFailedRequests(canaryManifest);
    const visit = await entered(late, 'after');
    await Promise.all([visit.leave(), inside.flush()]);
    const counts = `${stack.sandbox.url}/sandbox/builds`;
    await expect.poll(async () => (await fetch(counts)).text()).toMatch(/"visits":2,"failed":1/);
    expect(await deployment.release('watch', '--once', '--observed', counts)).toContain(
      'survey canary stopped by rule: 1 of 2 visits failed',
    );
  });
  await thenSee('the release has no canary any more, and the history says why', async () => {
    expect((await deployment.named()).segments.survey).not.toHaveProperty('canary');
    expect(await deployment.release('history', 'survey')).toContain('stopped by rule: 1 of 2 visits failed');
  });
  await Promise.all([
    thenSee('a visit inside the canary goes on with the release after a reload', async () => {
      await inside.reload();
      await inside.finish();
      expect(inside.ran()).toEqual([[], ['after']]);
    }),
    thenSee('a new visit gets the release and asks nothing of the canary', async () => {
      const fresh = await newVisitor();
      await entered(fresh, 'after');
      expect(fresh.seen().addresses.filter((address) => address.startsWith(lost.origin))).toEqual([]);
    }),
  ]);

  await when('the deploy is rolled back', () => deployment.release('rollback', 'survey'));
  await thenSee('a new visit gets the first build again', () => entered(newVisitor(), 'before'));
});

test('with observation on, the page reports which build loaded and nothing about the visitor', async ({
  deployment,
  newVisitor,
}) => {
  const { stack, origins } = deployment;
  const listener = await startListener(`${stack.sandbox.url}/observations`);
  /** Without those of an earlier test, whose pages may still report while they are closed. */
  const observed = async () => {
    const isOwn = (page: string) => listener.bodies().some((body) => body.includes(page));
    return (await stack.sandbox.observations()).filter(({ page }) => isOwn(page)).map(({ record }) => record);
  };

  const quiet = await newVisitor();
  await given('a deployment without an observation endpoint', async () => {
    await (await quiet.visit()).leave(); // pages send pending observations when they are left
    expect(quiet.seen().addresses.filter((address) => address.endsWith('/observations'))).toEqual([]);
  });
  await when('an endpoint is configured and the survey gets a canary while a visitor gives their data', async () => {
    stack.configure({ observation: { endpoint: listener.endpoint } });
    const marina = await newVisitor();
    const visit = await marina.visit('proposal-confirm-plan');
    await visit.chat.walkTo('payment-options', visit.visitor);
    await expect.poll(visit.ran).toEqual([['before']]);
    await deployment.release('canary', 'survey', origins.after, '100');
    await visit.enter();
    await visit.finish();
    await visit.leave();
    expect(marina.seen().addresses).toContain(listener.endpoint);
  });
  await thenSee('the observations name both builds and the build that asked the visitor', async () => {
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
  await thenSee('no personal data was sent', () => {
    const sent = listener.bodies().join('\n').toLowerCase();
    expect(sent).toContain('"survey"');
    for (const secret of secrets) expect(sent).not.toContain(secret.toLowerCase());
    return listener.stop();
  });
});

/** The id of a build in observations. */
async function buildId(origin: string): Promise<string | undefined> {
  const manifest: string = await (await fetch(`${origin}/mf-manifest.json`)).text();
  return /remoteEntry\.([0-9a-f]{12})/.exec(manifest)?.[1];
}

/** The usual visitor's personal data, as typed and as sent. */
const typed = ['(11) 98765-4321', '529.982.247-25', '01310-100', '15/03/1985'];
const digits = typed.map((text) => text.replaceAll(/\D/g, ''));
const written = ['Marina', 'Marina Prado Silva', 'marina@example.com', 'Apto 12', 'Paulista', '1985-03-15'];
const secrets = [...written, ...typed, ...digits];
