import { note } from '../journal';
import { watchCalls, watchConstructor } from './calls';

/** Workers run beside the page, where the host sees neither their errors nor their requests. */
export function watchWorkers(): void {
  for (const name of ['Worker', 'SharedWorker'])
    watchConstructor(name, ({ args, by }) => note('worker', `new ${name}(${shortened(args[0])})`, by));
  watchCalls(Reflect.get(window, 'ServiceWorkerContainer')?.prototype, ['register'], () => ({ args, by }) => {
    note('worker', `navigator.serviceWorker.register(${shortened(args[0])})`, by);
  });
  watchCalls(Reflect.get(window, 'Worklet')?.prototype, ['addModule'], () => ({ args, by }) => {
    note('worker', `worklet.addModule(${shortened(args[0])})`, by);
  });
}

/** The address of a blob is another one each time. */
function shortened(address: unknown): string {
  return String(address).replace(/^blob:.*/, 'blob:');
}
