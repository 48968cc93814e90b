/** The timers of this thread, by id and so in the order in which they were set. Time stands still until a run lets it go on. */
export class Timers {
  /** ms since the run began. */
  now = 0;
  private readonly waiting = new Map<number, { readonly at: number; readonly run: () => void }>();
  private ids = 0;

  /** Replaces the timers of the platform. */
  install(): this {
    const setTimeout = (run: () => void, ms = 0) => {
      this.ids += 1;
      this.waiting.set(this.ids, { at: this.now + ms, run });
      return this.ids;
    };
    const clearTimeout = (id: number) => void this.waiting.delete(id);
    Object.assign(globalThis, { setTimeout, clearTimeout });
    return this;
  }

  get size(): number {
    return this.waiting.size;
  }

  reset(): void {
    this.now = 0;
    this.waiting.clear();
  }

  /** Lets time go on to the timer that is due first, if that is within so many ms. Returns whether there was one. */
  runNext(withinMs = Number.POSITIVE_INFINITY): boolean {
    const [first] = [...this.waiting].toSorted(([, one], [, other]) => one.at - other.at);
    if (!first || first[1].at > this.now + withinMs) return false;
    const [id, { at, run }] = first;
    this.now = Math.max(this.now, at);
    this.waiting.delete(id);
    run();
    return true;
  }
}
