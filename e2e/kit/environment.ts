import { readFileSync } from 'node:fs';
import { pageFacts, pageHeaders, serveFolder } from '@consorcio/host/serving';
import { leadAnswerSchema, proposalAnswerSchema } from '@consorcio/shared/entities';
import type { Step } from '@consorcio/shared/flow';
import { refusedAnswers, rightAnswers } from '@consorcio/shared/testing';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { chromium } from '@playwright/test';
import { findChromium, noChromium } from '../commands/support/chromium';
import { chromiumArguments } from '../pages/fixtures/chromium-arguments';
import { scenesOf } from '../pages/fixtures/examples';
import { loadWhatLoads } from '../pages/fixtures/load-conversation';
import { theLeadOf, theProposalOf } from '../pages/fixtures/visitors';
import { createSandbox } from '../sandbox/sandbox';
import { doorsOfSegments } from './doors';
import type { KitSettings } from './page/kit';
import { type Examples, tried } from './page/setup';
import { builtKitPage } from './page-build';

/** What every verification needs, opened once: a browser, the kit's page, an API, and what visitors know and answer. */
export type Environment = Awaited<ReturnType<typeof openEnvironment>>;

/** Throws if there is no browser. */
export async function openEnvironment() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(noChromium);
  const sandbox = createSandbox();
  const [dir, browser, { url }, doors, examples] = await Promise.all([
    builtKitPage(),
    chromium.launch({ executablePath, args: [...chromiumArguments, '--js-flags=--expose-gc'] }),
    sandbox.listen(0),
    doorsOfSegments(),
    examplesOfSteps(),
  ]);
  const segments = new Set<string>();
  const others = { apis: [url], observation: [], images: [], tags: [], parent: null };
  const server = await serveFolder({
    dir,
    port: 0,
    pages: () => ({ file: 'page.html', status: 200 }),
    // The policy of a brand's page: a segment that needs a weaker one would fail there.
    pageHeaders(html) {
      const origins = { ...others, segments: [...segments] };
      return pageHeaders({ ...pageFacts(html), hasBrand: true }, { origins, reportTo: null });
    },
  });
  const api = { url, key: sandbox.apiKey };
  return {
    browser,
    pageUrl: server.url,
    api,
    /** The settings of a page that do not depend on the build. Creates a lead and a proposal at the API. */
    async settingsFor(segment: string, name: string) {
      const door = doors.get(segment) ?? { journey: {}, own: {} };
      const brand: unknown = JSON.parse(readFileSync(inRoot('host/brands', `${name}.json`), 'utf8'));
      return { segment, api, door, examples, known: await createdAt(api), brand };
    },
    /** Lets pages that are opened from now on load segments from this origin. */
    allow: (segmentOrigin: string) => void segments.add(segmentOrigin),
    /** Whether pages may request something from this origin. */
    allows: (origin: string) => [server.url, url, ...segments].some((known) => new URL(known).origin === origin),
    async close() {
      await browser.close();
      await Promise.all([server.stop(), sandbox.close()]);
    },
  };
}

/** What visitors answer, and what fields refuse, by step. */
async function examplesOfSteps(): Promise<Readonly<Record<string, Examples>>> {
  const { segments } = await loadWhatLoads();
  const all = segments.flatMap(({ name, steps }) =>
    Object.values(steps).flatMap((step) => {
      const examples = tried(() => examplesOf(step, scenesOf(name)));
      return examples ? [[step.name, examples] as const] : [];
    }),
  );
  return Object.fromEntries(all);
}

function examplesOf(step: Step, scenes: ReturnType<typeof scenesOf>): Examples {
  const right = scenes.flatMap((scene) => rightAnswers(step, scene));
  const usual = rightAnswers(step, scenes[0]).flatMap((given) => (given.kind === 'typed' ? given.text : []));
  const refused = refusedAnswers(step, scenes[0]).flatMap(([given, sentence]) =>
    given.kind === 'typed' ? [[given.text, sentence] as const] : [],
  );
  return { right: [...new Map(right.map((given) => [JSON.stringify(given), given])).values()], usual, refused };
}

/** A lead and a proposal at the API, so that steps can request what follows them. */
async function createdAt(api: KitSettings['api']): Promise<KitSettings['known']> {
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': api.key };
    const response = await fetch(new URL(path, api.url), { method: 'POST', headers, body: JSON.stringify(body) });
    return response.json();
  };
  const { data: lead } = leadAnswerSchema.parse(await post('/api/lead', theLeadOf()));
  const proposal = await post('/api/proposta', theProposalOf({ leadId: lead.id }));
  const { data: proposta } = proposalAnswerSchema.parse(proposal);
  return { lead: { LeadID: lead.id, LeadToken: lead.LeadToken }, proposta };
}
