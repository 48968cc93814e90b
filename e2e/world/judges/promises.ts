/** A broken law of the flow. */
class BrokenPromise extends Error {}

export function promise(kept: boolean, words: string): asserts kept {
  if (!kept) throw new BrokenPromise(words);
}

/** What the judges of a run found. Inside the engine or a port of the driver an error would be handled: it is thrown by `isTrue`. */
export class Findings {
  private broken: unknown;

  /** Keeps the first error of a judge. */
  judged(judge: () => void): void {
    try {
      if (this.broken === undefined) judge();
    } catch (error) {
      this.broken = error;
    }
  }

  isTrue(): void {
    if (this.broken !== undefined) throw this.broken;
  }
}
