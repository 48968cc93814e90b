/** Runs `make` at the first call and shares its result. A failure is not kept: the next call tries again. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    if (!made) {
      made = make();
      made.catch(() => {
        made = undefined;
      });
    }
    return made;
  };
}
