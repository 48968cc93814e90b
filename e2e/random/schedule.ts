/** A pending event: a timer of the page, an answer, a load, a time limit of a request, or work of the server. */
export interface Due {
  readonly kind: 'timer' | 'answer' | 'load' | 'limit' | 'server';
  readonly run: () => void;
}

/** All pending events. The journey chooses which one happens next. */
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

  /** Resolves when the journey chooses it. */
  wait(kind: Due['kind']): Promise<void> {
    return new Promise((resolve) => void this.add(kind, resolve));
  }

  /** Runs one pending event and returns its kind. */
  run(index: number): Due['kind'] | undefined {
    const [due] = this.due.splice(index, 1);
    due?.run();
    return due?.kind;
  }

  /** The page is closed with its pending events. The server continues. */
  pageIsGone(): void {
    this.due = this.due.filter(({ kind }) => kind === 'server');
  }
}
