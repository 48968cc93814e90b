import { healthAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import { checkHealth } from './health';

itReadsAllAnswers(healthAnswers, ({ http, signal }) => checkHealth(http, signal));
