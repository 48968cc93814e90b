export { pageClock } from '../src/platform/page-clock';
