interface Request {
  readonly tab: number;
  run(): Promise<void>;
}

/** Web Locks as all tabs of a browser share them. A lock goes to the next request when the work of the first one is done. */
export function someLocks() {
  const queues = new Map<string, Request[]>();

  async function grant(queue: Request[]): Promise<void> {
    const [first] = queue;
    if (!first) return;
    await first.run();
    if (queue[0] !== first) return;
    queue.shift();
    void grant(queue);
  }

  /** The locks as one tab sees them. The product uses only these forms of a request. */
  function locksOf(tab: number): Pick<LockManager, 'request'> {
    function request(name: string, ...rest: readonly unknown[]): Promise<unknown> {
      const work = rest.at(-1) as (lock: object | null) => unknown;
      const { ifAvailable = false, signal }: LockOptions = rest.length > 1 ? (rest[0] as LockOptions) : {};
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      if (ifAvailable && queue.length > 0) return Promise.resolve(work(null));
      return new Promise((resolve, reject) => {
        const entry: Request = { tab, run: () => Promise.resolve(work({})).then(resolve, reject) };
        signal?.addEventListener('abort', () => {
          if (queue.indexOf(entry) < 1) return; // granted, or done
          queue.splice(queue.indexOf(entry), 1);
          reject(signal.reason);
        });
        queue.push(entry);
        if (queue[0] === entry) void grant(queue);
      });
    }
    return { request: request as LockManager['request'] };
  }

  /** A closed tab loses its locks, and its requests are dropped. */
  function close(tab: number): void {
    for (const [name, queue] of queues) {
      const others = queue.filter((request) => request.tab !== tab);
      queues.set(name, others);
      if (queue[0] !== others[0]) void grant(others);
    }
  }

  return { locksOf, close };
}
