import type { Environment } from './environment';
import { openKitPage } from './kit-page';
import { type Budget, lookAtFiles, namedFacts, unknownFacts } from './look-at-files';
import { lookAtSources, sourcesBeside } from './look-at-sources';
import type { Finding } from './page/findings';
import { readRemote } from './remote-files';
import { causesOf, sentencesOf } from './report';
import { walk } from './walk';

export interface BuildToVerify {
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

export interface Verdict {
  readonly causes: readonly Finding[];
  /** A sentence for each cause. */
  readonly sentences: readonly string[];
}

/** Looks at the files and the sources of a build, and walks through all of its steps in the browser. */
export async function verify(
  environment: Environment,
  { manifestUrl, dir, segment, steps, budget, hasSources = true }: BuildToVerify,
): Promise<Verdict> {
  const remote = await readRemote(manifestUrl, dir);
  const name = segment ?? remote.manifest?.name.replace(/^mf_/, '') ?? 'unknown';
  const src = hasSources ? sourcesBeside(dir) : undefined;
  environment.allow(remote.origin);
  const [ofFiles, ofSources, ofWalk] = await Promise.all([
    provided(environment).then((of) => lookAtFiles(remote, name, of, budget)),
    src === undefined ? [] : lookAtSources(src),
    walk(environment, { manifestUrl, segment: name, facts: namedFacts(remote), only: steps }),
  ]);
  const causes = causesOf([...ofFiles, ...ofSources, ...unknownFacts(remote), ...ofWalk], name);
  return { causes, sentences: await sentencesOf(causes, remote, src) };
}

const known = new WeakMap<Environment, Promise<Readonly<Record<string, string>>>>();

/** What this host provides to segments. */
function provided(environment: Environment): Promise<Readonly<Record<string, string>>> {
  const asked =
    known.get(environment) ?? openKitPage(environment, 360).then(({ kit, close }) => kit.provided().finally(close));
  known.set(environment, asked);
  return asked;
}
