import { parseBrand } from '@consorcio/host/src/brand/parse-brand';
import { fetchPart } from '@consorcio/host/src/chat/parts/prepared';
import { journeyThatAsks } from '@consorcio/host/src/development/journey-that-asks';
import { seededJourney, seededParts } from '@consorcio/host/src/development/seeded-journey';
import { stagePart } from '@consorcio/host/src/development/stage';
import { supportedContracts } from '@consorcio/host/src/segments/contract-adapter';
import { sharedLibraries } from '@consorcio/host/src/segments/shared-libraries';
import type { Journey } from '@consorcio/shared/entities';
import { journeyOf } from '@consorcio/shared/flow';
import { createHttpClient } from '@consorcio/shared/http';
import { answerEach } from './answering';
import { fittingText } from './answers';
import type { Kit, Played, Violation } from './contract';
import { ground, layGround, stepOf } from './ground';
import { explain, loadSegment } from './load';
import { clearStage, onIt, partOf, perform, restingStep, sceneOf } from './on-stage';
import { fillField, fillPart, hasControl, pictureOf } from './picture';
import { plant } from './ports';
import { alive } from './probes';
import { frame, task } from './rest';
import { unsteadyParts } from './steady';
import { reactCopies, watchPage } from './traces';

interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: readonly AxeViolation[] }>;
}
interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** `target-size` is part of WCAG 2.2 AA and off by default. */
const axeRules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const contrastRules = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };

let tracesOf: () => readonly string[] = () => [];

const kit: Kit = {
  async load({ manifest, segment: name, api, known }) {
    try {
      const { segment, loaded } = await loadSegment(manifest, name, (globalName) => {
        tracesOf = watchPage(globalName);
      });
      const http = createHttpClient({
        baseUrl: api.url,
        apiKey: api.key,
        timeoutMs: 5000,
        sendIdempotencyKey: true,
        isOnline: () => true,
      });
      layGround({ http, segment, journey: { ...journeyOf(seededParts, name), ...known, ...paymentOf(known) } });
      // The first time a part is drawn late, React waits to show it; nobody looks here.
      const parts = [...Object.values(segment.components), ...Object.values(segment.overlays)];
      await Promise.allSettled(parts.map(fetchPart));
      return { ok: true, loaded };
    } catch (error) {
      return { ok: false, ...explain(name, error) };
    }
  },
  async dress(file) {
    await kit.clear();
    layGround({ brand: parseBrand(file) });
  },
  provided: () => Object.fromEntries(Object.entries(sharedLibraries).map(([name, { version }]) => [name, version])),
  contracts: () => supportedContracts,
  async play(name) {
    await kit.clear();
    const { brand, segment, journey } = ground();
    const step = stepOf(name);
    const scene = { journey, brand, now: Date.now() };
    const isAboutTrouble = step.leadsTo.includes('back-to-trouble');
    const place = { segment: segment.name, step: segment.entry };
    const stored = plant(
      brand,
      { segment: segment.name, step: name },
      {
        journey: journeyThatAsks(step, scene),
        ...(isAboutTrouble && { trouble: { failure: { code: 'network.lost' }, place, uncertain: false } }),
      },
    );
    const unsteady = unsteadyParts(step, { ...scene, journey: journeyThatAsks(step, scene) });
    const { rest, onStage } = await perform(stored);
    const { root, talk } = onStage;
    const part = partOf(onStage);
    const played: Played = {
      ...talk.heard,
      rest,
      unsteady,
      hasControl: hasControl(root),
      isPartMissing: [...root.querySelectorAll('[role="alert"]')].some((each) =>
        each.textContent?.includes('Não consegui mostrar esta parte'),
      ),
      ...(part && { part: { kind: part.kind, name: part.name } }),
    };
    return played;
  },
  async resume() {
    const { root, stored } = onIt();
    const step = restingStep();
    fillField(root, fittingText(step, sceneOf()) ?? 'Marina');
    if (!step.submit) fillPart(root);
    await frame();
    const before = pictureOf(root);
    onIt().leave();
    const { onStage } = await perform(stored);
    const after = pictureOf(onStage.root);
    return [
      ...(['place', 'messages', 'options'] as const).flatMap((what) =>
        String(before[what]) === String(after[what]) ? [] : [`${what}: "${firstChange(before[what], after[what])}"`],
      ),
      ...(before.field === after.field ? [] : [`the draft in the field: "${before.field}" became "${after.field}"`]),
      ...(step.submit || String(before.part) === String(after.part)
        ? []
        : [`the draft in its component: "${before.part}" became "${after.part}"`]),
      ...onStage.talk.heard.reports.map((code) => `a report: ${code}`),
    ];
  },
  answerAll: answerEach,
  async axe(about) {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, about === 'all' ? axeRules : contrastRules);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }): Violation => ({
          rule: id,
          target: target.join(' '),
          summary: failureSummary.split('\n').slice(1).join(' ').trim(),
        }),
      ),
    );
  },
  async cycle(times) {
    const part = partOf(onIt());
    const root = document.createElement('div');
    document.body.append(root);
    const ignore = () => undefined;
    for (let turn = 0; part && turn < times; turn += 1) {
      const { kind, load, props } = part;
      const given = { scene: sceneOf(), props, draft: '', offered: [], isSubmitting: false, problem: undefined };
      const handlers = { onDraft: ignore, onChoose: ignore, onAnswer: ignore, onSubmit: ignore, onSay: ignore };
      const leave = stagePart(root, kind, load, { ...given, ...handlers }, ignore);
      await task();
      leave();
    }
    root.remove();
    await new Promise((resolve) => setTimeout(resolve, 60));
    return alive(document.querySelectorAll('*').length - onIt().root.querySelectorAll('*').length);
  },
  clear: clearStage,
  traces: () => [...tracesOf(), ...(reactCopies() > 1 ? [`react: ${reactCopies()} renderers started`] : [])],
};
Object.assign(window, { kit });

/** What the seeded visitor paid with, for the proposal that there really is. */
function paymentOf({ proposta }: Partial<Journey>): Partial<Journey> {
  return proposta ? { pagamento: { ...seededJourney.pagamento, propostaID: proposta.propostaID } } : {};
}

function firstChange(before: string | readonly string[], after: string | readonly string[]): string {
  const [one, other] = [[before].flat(), [after].flat()];
  const at = one.findIndex((text, index) => text !== other[index]);
  return `${one[at] ?? '(nothing)'}" became "${other[at === -1 ? one.length : at] ?? '(nothing)'}`.slice(0, 160);
}
