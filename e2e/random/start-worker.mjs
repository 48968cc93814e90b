// A worker thread has no TypeScript of its own: this brings it, then the worker.
import { register } from 'tsx/esm/api';

register();
await import('./journeys-worker.ts');
