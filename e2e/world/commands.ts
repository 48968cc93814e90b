import fc from 'fast-check';
import { type Move, moves } from './plan';
import type { Run } from './run';

/** A move as a command of fast-check. The run knows whether it is possible, so it is its own model. */
class MoveCommand implements fc.AsyncCommand<Run, Run> {
  constructor(readonly move: Move) {}

  /** A storage that fails may break what several tabs promise. */
  check({ tabs: { length: open }, settings: { tabs, mayTamper } }: Readonly<Run>): boolean {
    const { move } = this;
    if (move.what !== 'fault' || tabs === 1) return true;
    if (move.fault.on === 'storage') return mayTamper;
    if (move.fault.on !== 'page') return true;
    return move.fault.what === 'copy' ? open < tabs : move.fault.what !== 'close' || open > 1;
  }

  run(_model: Run, run: Run): Promise<void> {
    return run.move(this.move);
  }

  toString(): string {
    return JSON.stringify(this.move);
  }
}

/** Random lists of moves, for runs with at most so many tabs. */
export function commands(tabs: number) {
  const some: fc.Arbitrary<fc.AsyncCommand<Run, Run>> = moves(tabs === 1).map((move) => new MoveCommand(move));
  return fc.commands([some], { maxCommands: 80, size: 'max' });
}
