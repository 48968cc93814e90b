interface Timer {
  readonly id: number;
  readonly at: number;
  readonly run: () => void;
}

/** The timers of this thread. Time stands still until a run lets it go on. */
export class Timers {
  /** ms since the run began. */
  now = 0;
  private waiting: readonly Timer[] = [];
  private ids = 0;

  /** Replaces the timers of the platform. */
  install(): this {
    Object.assign(globalThis, { setTimeout: this.set, clearTimeout: this.clear });
    return this;
  }

  get size(): number {
    return this.waiting.length;
  }

  reset(): void {
    this.now = 0;
    this.waiting = [];
  }

  /** Lets time go on to the timer that is due first, if that is within so many ms. Returns whether there was one. */
  runNext(withinMs = Number.POSITIVE_INFINITY): boolean {
    const [first] = this.waiting.toSorted((one, other) => one.at - other.at || one.id - other.id);
    if (!first || first.at > this.now + withinMs) return false;
    this.now = Math.max(this.now, first.at);
    this.clear(first.id);
    first.run();
    return true;
  }

  readonly set = (run: () => void, ms = 0): number => {
    this.ids += 1;
    this.waiting = [...this.waiting, { id: this.ids, at: this.now + ms, run }];
    return this.ids;
  };

  readonly clear = (id: number): void => {
    this.waiting = this.waiting.filter((timer) => timer.id !== id);
  };
}
