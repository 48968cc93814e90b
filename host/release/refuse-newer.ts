import { type SharedNames, sharedNames } from '@consorcio/shared/webpack/shared-names';
import { Refusal } from './refusal';

/**
 * Refuses a build that publishes facts or records shared data which this host does not know: the host drops such facts, and its
 * other segments and its storage do not know such data.
 * @param names as the manifest states them; undefined in older builds, for which only the contract is compared
 */
export function refuseNewer(address: string, names: SharedNames | undefined): void {
  if (!names) return;
  const facts = names.facts.filter((name) => !sharedNames.facts.includes(name));
  const journey = names.journey.filter((name) => !sharedNames.journey.includes(name));
  const unknown = [
    ...(facts.length > 0 ? [`publishes ${facts.join(', ')}`] : []),
    ...(journey.length > 0 ? [`records ${journey.join(', ')}`] : []),
  ];
  if (unknown.length === 0) return;
  throw new Refusal(
    `${address} is newer than this host: it ${unknown.join(' and ')}, which this host does not know and would lose. Deploy the host ` +
      'that knows it first, or build the segment from the commit of this host.',
  );
}
