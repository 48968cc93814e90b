import { segmentNames } from '@consorcio/shared/webpack/workspace';

/** The name of a segment without `mf-`. Throws if there is no such segment. */
export function checkedSegment(named: string): string {
  const segment = named.replace(/^mf-/, '');
  if (segmentNames().includes(segment)) return segment;
  throw new Error(`There is no segment "${segment}". There are: ${segmentNames().join(', ')}.`);
}
