// JavaScript, because Node 20 cannot start a worker thread from a .ts file, not even with --import tsx.
import { register } from 'tsx/esm/api';

register();
await import('./journeys-worker.ts');
