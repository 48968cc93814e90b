// JavaScript, because Node 20 cannot start a worker thread from a .ts file, not even with --import tsx.
import { register as registerHook } from 'node:module';
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

registerHook('./plant-hook.mjs', import.meta.url, { data: workerData.sources });
register(); // after the hook, so that tsx compiles what it returns
await import(workerData.world);
