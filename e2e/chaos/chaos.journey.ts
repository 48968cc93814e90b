import { test } from '../fixtures/test';
import { chaosJourney } from './journey';

test.describe.configure({ retries: 0 }); // must hold every time, so no second try

const { CHAOS_SEED = '1', CHAOS_FIRST = '0', CHAOS_END = '1' } = process.env;
for (let index = Number(CHAOS_FIRST); index < Number(CHAOS_END); index += 1) chaosJourney(Number(CHAOS_SEED), index);
