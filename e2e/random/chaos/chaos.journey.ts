import { chaosJourney } from './chaos';

const { CHAOS_SEED = '1', CHAOS_COUNT = '1' } = process.env;
for (let index = 0; index < Number(CHAOS_COUNT); index += 1) chaosJourney(Number(CHAOS_SEED) + index);
