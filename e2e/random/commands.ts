import fc from 'fast-check';
import { isRefusal } from './judges/received';
import { type Move, moves } from './plan';
import type { Run } from './run';

/** What decides whether a move is possible. */
export interface Model {
  tabs: number;
  readonly most: number;
  readonly mayTamper: boolean;
}

/** A move as a command of fast-check. */
class MoveCommand implements fc.AsyncCommand<Model, Run> {
  constructor(readonly move: Move) {}

  check({ tabs, most, mayTamper }: Readonly<Model>): boolean {
    const { move } = this;
    if (move.what !== 'fault') return true;
    const { fault } = move;
    const isAlone = most === 1;
    // What one tab stores is enough for it; what several tabs must not do is promised only while the storages work.
    if (fault.on === 'storage') return isAlone ? fault.area === 'tab' && fault.what !== 'lose a part' : mayTamper;
    if (fault.on === 'clock') return isAlone || fault.ms > 0;
    if (fault.on === 'device') return isAlone;
    if (fault.on === 'api') return isAlone || (fault.fate !== 'odd' && !isRefusal(fault.fate.status ?? 0));
    if (fault.on !== 'page') return true;
    if (fault.what === 'copy') return tabs < most;
    if (fault.what === 'close') return tabs > 1;
    return fault.what !== 'other brand' || !isAlone;
  }

  async run(model: Model, run: Run): Promise<void> {
    const { move } = this;
    const page = move.what === 'fault' && move.fault.on === 'page' ? move.fault.what : undefined;
    if (page === 'copy') model.tabs += 1;
    if (page === 'close') model.tabs -= 1;
    if (page === 'kill') model.tabs = 1;
    await run.move(move);
  }

  toString(): string {
    return JSON.stringify(this.move);
  }
}

/** Random lists of moves, for runs with at most so many tabs. */
export function commands(tabs: number) {
  const some: fc.Arbitrary<fc.AsyncCommand<Model, Run>> = moves(tabs === 1).map((move) => new MoveCommand(move));
  return fc.commands([some], { maxCommands: 80, size: 'max' });
}
