import { inRoot } from '@consorcio/shared/webpack/workspace';
import { build } from 'esbuild';
import { textsOfSteps } from '../../../documents/texts/collect-texts';
import { brandAt } from '../../../pages/fixtures/brands';
import { loadConversation } from '../../../pages/fixtures/load-conversation';
import { flowModel } from '../model/flow-model';
import { flowPageOf } from './flow-page';

/** The page of the flow, from the steps as they are now. `opens` is where it opens a step. */
export async function drawFlowPage(opens: string | undefined): Promise<string> {
  const [conversation, script] = await Promise.all([loadConversation(), clientScript()]);
  const brand = brandAt('/');
  const names = new Set(conversation.segments.flatMap(({ steps }) => Object.keys(steps)));
  const segments = await flowModel(conversation, { texts: textsOfSteps(names), brand, now: Date.now() });
  return flowPageOf({ segments, brand, opens, script });
}

async function clientScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('e2e/sandbox/flow-page/client/client.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}
