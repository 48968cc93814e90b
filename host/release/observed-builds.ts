import { Refusal } from '@consorcio/shared/webpack/fail-with';
import type { Build } from '../src/platform/release';
import { hashStart } from '../src/telemetry/observation/load-log';
import { download, jsonIn } from './download';
import { type ObservedBuilds, observedBuildsSchema } from './observed-builds-schema';
import type { ObservedBuild } from './stop-rule';

/** Reads how often each build was tried and failed. */
export async function readObservedBuilds(address: string): Promise<ObservedBuilds> {
  const { bytes } = await download(address, 'name the address of the counts with --observed');
  const parsed = observedBuildsSchema.safeParse(jsonIn(bytes));
  if (parsed.success) return parsed.data.builds;
  throw new Refusal(
    `${address} does not answer with counts of builds, so no canary was judged: see "A canary that stops itself" in ` +
      'docs/guides/release-a-segment.md.',
  );
}

/** What was observed of one build; zeros for a build that no page has reported. */
export function observedOf(builds: ObservedBuilds, segment: string, { integrity }: Build): ObservedBuild {
  const manifest = hashStart(integrity);
  return builds.find((build) => build.segment === segment && build.manifest === manifest) ?? { visits: 0, failed: 0 };
}
