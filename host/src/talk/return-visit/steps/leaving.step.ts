import type { StepFetch } from '@consorcio/shared/flow';
import { defineStep, type ReturnVisitState } from '../state';

/** The page begins again at this step (`coming-back.ts`), so nothing follows it here. */
const leaving: StepFetch<'exit:recomecar', undefined, never, ReturnVisitState> = {
  input: () => undefined,
  run: () => new Promise(() => undefined),
  waiting: 'Recarregando a página…',
  settle: (journey) => journey,
  fails: () => 'exit:recomecar',
};

/** The visitor goes on with the kept conversation: the page begins again with it. */
export const conversaRetomada = defineStep({
  name: 'conversa-retomada',
  leadsTo: ['exit:recomecar'],
  fetch: leaving,
});

/** The visitor wants to be forgotten: everything is deleted, and the page begins again. */
export const dadosApagados = defineStep({ name: 'dados-apagados', leadsTo: ['exit:recomecar'], fetch: leaving });
