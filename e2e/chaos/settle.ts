import { untilPage } from '../pages/until-page';
import { ProductFailure, type World } from './world';

/** A visitor waits this long before they try the page without faults, then before they load it again. In ms. */
const patience = [8_000, 20_000, 20_000] as const;

/**
 * Waits until the conversation asks something or has ended. A visitor who waits without success gets the network back, and
 * then loads the page again; after that the product is stuck.
 */
export async function settle(world: World): Promise<{ readonly step: string; readonly hasEnded: boolean }> {
  const [withFaults, withoutFaults, afterReload] = patience;
  const isLoaded = world.chat.page.url().startsWith('http');
  const settled = isLoaded ? await waitFor(world, withFaults) : undefined;
  if (settled) return settled;
  world.story.push('  waits without success: the faults end');
  await endFaults(world);
  const later = isLoaded ? await waitFor(world, withoutFaults) : undefined;
  if (later) return later;
  world.story.push('  waits without success: loads the page');
  await world.chat.page.goto('/');
  const last = await waitFor(world, afterReload);
  if (last) return last;
  throw new ProductFailure('The conversation does not settle without faults, also after the page was loaded again.');
}

/** Ends every fault that lasts. */
export async function endFaults({ context, stack, ends }: World): Promise<void> {
  for (const end of ends.splice(0)) await end();
  await context.setOffline(false);
  await stack.sandbox.clearFaults();
}

function waitFor({ chat: { page } }: World, timeout: number) {
  const look = () => {
    const { step = '', state } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {};
    return (state === 'waiting' || state === 'ended') && { step, hasEnded: state === 'ended' };
  };
  return untilPage(page, look, undefined, timeout).catch(() => undefined);
}
