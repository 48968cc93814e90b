import type { Fault, World } from '../world';

const HOUR = 60 * 60 * 1000;

const jump = (name: string, hours: number): Fault => ({
  name,
  group: 'clock',
  when: 'settled',
  async fire(world) {
    if (Math.abs(hours) > 48) world.lost.add('days');
    await setClock(world, hours * HOUR);
  },
});

/** The clock of the device jumps, and the page is loaded again. */
export const clockFaults: readonly Fault[] = [
  jump('two hours ahead', 2),
  jump('two days ahead', 48),
  jump('thirty days ahead', 720),
  jump('three hours back', -3),
  jump('two days back', -48),
];

/** Jumps add up. */
async function setClock({ context, chat }: World, ms: number): Promise<void> {
  await context.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, ms);
  await chat.page.reload();
}
