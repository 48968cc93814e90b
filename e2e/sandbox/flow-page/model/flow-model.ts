import { seededParts } from '@consorcio/host/seeded';
import type { Brand } from '@consorcio/shared/entities';
import {
  destinationOf,
  type FlowCheckInput,
  flowEdges,
  journeyOf,
  keyOf,
  type Segment,
  type Step,
  waitsForVisitor,
} from '@consorcio/shared/flow';
import { entriesOf } from '../../../documents/segment-diagram';
import type { AuditedText } from '../../../documents/texts/collect-texts';
import { waysBack } from '../../../documents/ways-back';
import { callsOf } from './calls-of';
import type { FlowSegment, FlowStep, FlowWay } from './flow-step';
import { flowWordsOf } from './words-of';

interface Seen {
  readonly texts: readonly AuditedText[];
  readonly brand: Brand;
  readonly now: number;
}

/** The flow as the page shows it: the graph of `docs/flow.md`, with the words and the calls of each step. */
export function flowModel(conversation: FlowCheckInput, { texts, brand, now }: Seen): Promise<readonly FlowSegment[]> {
  const edges = [...flowEdges(conversation)];
  return Promise.all(
    conversation.segments.map(async (segment) => {
      const scene = { journey: journeyOf(seededParts, segment.name), brand, now };
      const waysOf = waysIn(segment, conversation);
      const steps = Object.values(segment.steps).map(async (step): Promise<FlowStep> => {
        const key = keyOf({ segment: segment.name, step: step.name });
        return {
          key,
          segment: segment.name,
          name: step.name,
          waits: waitsForVisitor(step),
          opens: step.opens ?? [],
          words: flowWordsOf(step, scene),
          texts: texts.filter(({ place }) => place === step.name),
          calls: await callsOf(step, scene),
          ways: waysOf(step),
          from: edges.filter(([from, targets]) => from !== key && targets.includes(key)).map(([from]) => from),
        };
      });
      return { name: segment.name, steps: await Promise.all(steps) };
    }),
  );
}

/** The ways on from each step of a segment: where they lead, and by which exit. */
function waysIn(segment: Segment, conversation: FlowCheckInput): (step: Step) => readonly FlowWay[] {
  const entrySteps = entriesOf(segment, conversation).map(({ step }) => step);
  const back = waysBack(segment, entrySteps);
  return ({ name, leadsTo }) =>
    [...new Set(leadsTo)].map((target) => {
      const exit = target.startsWith('exit:') ? target.slice('exit:'.length) : undefined;
      const isBack = target === name || back.get(name)?.includes(target) === true;
      return { to: nodeOf(target, segment, conversation), isBack, ...(exit !== undefined && { exit }) };
    });
}

/** A target as the page names it. The check of the flow reports an exit that leads nowhere. */
function nodeOf(target: string, segment: Segment, conversation: FlowCheckInput): string {
  if (target === 'end' || target === 'back-to-trouble') return target;
  const place = destinationOf(target, segment.name, conversation);
  return place ? keyOf(place, conversation.segments) : target;
}
