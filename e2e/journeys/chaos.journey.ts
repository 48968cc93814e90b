import { cellsOf } from '../fixtures/sample';
import { chaosJourney } from '../random/chaos/chaos';

// A sample of `pnpm chaos`: they begin late in the conversation, so each takes a few seconds at most.
for (const index of cellsOf([...Array(12).keys()], 2)) chaosJourney(20261123 + index, true);
