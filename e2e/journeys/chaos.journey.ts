import { cellsOf } from '../pages/fixtures/sample';
import { chaosJourney } from '../world/chaos/chaos';

const { CHAOS_SEED = '', CHAOS_COUNT = '0' } = process.env;
for (let index = 0; index < Number(CHAOS_COUNT); index += 1) chaosJourney(Number(CHAOS_SEED) + index);

// A sample of it: these begin late in the conversation, so each takes a few seconds at most.
if (!CHAOS_SEED) for (const index of cellsOf([...Array(12).keys()], 6)) chaosJourney(20261123 + index, true);
