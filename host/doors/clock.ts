export { pageClock } from '../src/app/page-clock';
