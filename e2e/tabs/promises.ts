/** Promises of a run. A broken one is stored until the move is over, because the product handles what its calls throw. */
export class Promises {
  private broken: string | undefined;

  readonly promise = (isKept: boolean, words: string): void => {
    if (!isKept) this.broken ??= words;
  };

  /** Throws the first broken promise. */
  judge(): void {
    if (this.broken !== undefined) throw new Error(this.broken);
  }
}
