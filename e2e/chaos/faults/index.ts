import type { Random } from '../../random/random';
import type { Fault } from '../world';
import { apiFaults } from './api';
import { clockFaults } from './clock';
import { networkFaults } from './network';
import { pageFaults } from './page';
import { segmentFaults } from './segments';
import { storageFaults } from './storage';
import { tabFaults } from './tabs';

/** The likely groups are there more than once. */
const groups: readonly (readonly Fault[])[] = [
  apiFaults,
  apiFaults,
  apiFaults,
  pageFaults,
  pageFaults,
  tabFaults,
  tabFaults,
  networkFaults,
  storageFaults,
  clockFaults,
  segmentFaults,
];

export function pickFault(random: Random): Fault {
  return random.pick(random.pick(groups));
}
