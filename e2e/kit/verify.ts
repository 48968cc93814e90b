import type { Environment } from './environment';
import { type Budget, lookAtFiles, namedFacts, unknownFacts } from './look-at-files';
import { lookAtSources, sourcesBeside } from './look-at-sources';
import { readRemote } from './remote-files';
import { causesOf, sentencesOf } from './report';
import { walk } from './walk';

interface BuildToVerify {
  readonly manifestUrl: string;
  /** The folder of the build, if it is on this machine: it may hold files that the manifest does not name, and sources beside it. */
  readonly dir?: string | undefined;
  /** The name in its manifest if absent. */
  readonly segment?: string | undefined;
  /** The steps that are played; all if absent. */
  readonly steps?: readonly string[] | undefined;
  /** Its sources stand beside the folder, and their rules are read, if they do not say otherwise. */
  readonly hasSources?: boolean;
  /** The budget of the table if absent. */
  readonly budget?: Budget;
}

/** Looks at the files and the sources of a build, and walks through all of its steps in the browser. Returns the causes, and a sentence for each. */
export async function verify(environment: Environment, build: BuildToVerify) {
  const { manifestUrl, dir, segment, steps, budget, hasSources = true } = build;
  const remote = await readRemote(manifestUrl, dir);
  const name = segment ?? remote.manifest?.name.replace(/^mf_/, '') ?? 'unknown';
  const src = hasSources ? sourcesBeside(dir) : undefined;
  environment.allow(remote.origin);
  const [ofSources, ofWalk] = await Promise.all([
    src === undefined ? [] : lookAtSources(src),
    walk(environment, { manifestUrl, segment: name, facts: namedFacts(remote), only: steps }),
  ]);
  const ofFiles = lookAtFiles(remote, name, budget);
  const causes = causesOf([...ofFiles, ...ofSources, ...unknownFacts(remote), ...ofWalk], name);
  return { causes, sentences: await sentencesOf(causes, remote, src) };
}
