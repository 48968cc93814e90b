/** The result of the work, or the error of `late` after `ms`. A result that arrives later is ignored. */
export function withTimeLimit<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
