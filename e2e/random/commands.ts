import fc from 'fast-check';
import { isRefusal } from './judges/received';
import { type Move, moves, type PlannedFault, type Settings } from './plan';
import type { Run } from './run';

/** A move as a command of fast-check. The run knows whether it is possible, so it is its own model. */
class MoveCommand implements fc.AsyncCommand<Run, Run> {
  constructor(readonly move: Move) {}

  check({ tabs, settings }: Readonly<Run>): boolean {
    const { move } = this;
    if (move.what !== 'fault') return true;
    return settings.tabs === 1 ? isOfOneTab(move.fault) : isOfSeveral(move.fault, tabs.length, settings);
  }

  run(_model: Run, run: Run): Promise<void> {
    return run.move(this.move);
  }

  toString(): string {
    return JSON.stringify(this.move);
  }
}

/** What one tab stores is enough for it. */
function isOfOneTab(fault: PlannedFault): boolean {
  if (fault.on === 'storage') return fault.area === 'tab';
  return fault.on !== 'page' || fault.what === 'reload' || fault.what === 'kill';
}

/** What several tabs must not do is promised only while the storages work and the server does not lie. */
function isOfSeveral(fault: PlannedFault, open: number, { tabs, mayTamper }: Settings): boolean {
  if (fault.on === 'storage') return mayTamper;
  if (fault.on === 'clock') return fault.ms > 0;
  if (fault.on === 'api') return fault.fate !== 'odd' && !isRefusal(fault.fate.status ?? 0);
  if (fault.on !== 'page') return fault.on !== 'device';
  return fault.what === 'copy' ? open < tabs : fault.what !== 'close' || open > 1;
}

/** Random lists of moves, for runs with at most so many tabs. */
export function commands(tabs: number) {
  const some: fc.Arbitrary<fc.AsyncCommand<Run, Run>> = moves(tabs === 1).map((move) => new MoveCommand(move));
  return fc.commands([some], { maxCommands: 80, size: 'max' });
}
