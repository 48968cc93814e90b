/** Something that happens later: a timer of the page, an answer, a load or a time limit of a request, or work of the server. */
export interface Due {
  readonly kind: 'timer' | 'answer' | 'load' | 'limit' | 'server';
  readonly run: () => void;
}

/** All that is still to happen, in the hands of the test: each thing happens when it is chosen, in any order. */
export class Schedule {
  private due: Due[] = [];

  get size(): number {
    return this.due.length;
  }

  has(...kinds: readonly Due['kind'][]): boolean {
    return this.due.some(({ kind }) => kinds.includes(kind));
  }

  add(kind: Due['kind'], run: () => void): () => void {
    const due: Due = { kind, run };
    this.due.push(due);
    return () => {
      this.due = this.due.filter((other) => other !== due);
    };
  }

  /** Resolves when its turn comes. */
  wait(kind: Due['kind']): Promise<void> {
    return new Promise((resolve) => void this.add(kind, resolve));
  }

  /** Lets one thing happen, and says which kind it was. */
  run(index: number): Due['kind'] | undefined {
    const [due] = this.due.splice(index, 1);
    due?.run();
    return due?.kind;
  }

  /** The page is gone with all that was on its way to it. The server goes on. */
  pageIsGone(): void {
    this.due = this.due.filter(({ kind }) => kind === 'server');
  }
}
