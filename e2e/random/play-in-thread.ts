import { Worker } from 'node:worker_threads';

/** Plays a share in a thread of its own: it starts the program, which sends its result as a message. Rejects after `limitMs`, if given. */
export function playInThread<Result>(program: URL, share: object, limitMs?: number): Promise<Result> {
  const worker = new Worker(program, { workerData: share, execArgv: ['--enable-source-maps'] });
  return new Promise<Result>((resolve, reject) => {
    const isLate = () => reject(new Error(`The thread did not end within ${limitMs} ms.`));
    const timer = limitMs === undefined ? undefined : setTimeout(isLate, limitMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with code ${code} and without a result.`)));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
