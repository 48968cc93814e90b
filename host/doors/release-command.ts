export { runCommand } from '../release/run-command';
