import { createHash } from 'node:crypto';
import semver from 'semver';
import { type Check, count } from '../evidence';
import type { Manifest, RemoteFile } from '../remote-files';

const hashed = /\.[0-9a-f]{8,}\.js$/;

/** The manifest is there, says what the host reads of it, and what it says of the files is true. */
export const manifest: Check = ({ remote, host, segment }) => {
  const { manifest, files, problem } = remote;
  if (!manifest) return { figures: '', problems: [problem ?? 'There is no manifest.'] };
  const { contract, globalName, integrity = {} } = manifest.metaData;
  const problems = [
    ...(Number.isInteger(contract)
      ? []
      : [
          `The manifest states no contract. Build with shared/webpack/remote-config.ts, which writes metaData.contract.`,
        ]),
    ...(globalName ? [] : ['The manifest states no globalName. Build with shared/webpack/remote-config.ts.']),
    ...(manifest.name === `mf_${segment}`
      ? []
      : [`The build calls itself ${manifest.name}, not mf_${segment}. Fix the name in its webpack.config.ts.`]),
    ...(manifest.exposes.some(({ path }) => path === './segment')
      ? []
      : ['The build exposes no ./segment. Expose src/segment.ts by remoteConfig.']),
    ...files.flatMap(fileProblems),
    ...sharesOf(manifest, files).flatMap((share) => shareProblems(share, host.provided)),
    ...integrityProblems(integrity, files),
  ];
  const sealed = Object.keys(integrity).length > 0 ? 'sealed' : 'not sealed';
  return { figures: `contract ${contract}, ${count(files.length, 'file')}, ${sealed}`, problems };
};

function fileProblems({ name, content }: RemoteFile): readonly string[] {
  return [
    ...(content ? [] : [`${name} is named and is not there. Deploy every file of the build.`]),
    ...(hashed.test(name)
      ? []
      : [`${name} carries no hash of its content, so a cache keeps an old one. Use [contenthash] in its file name.`]),
  ];
}

interface Share {
  readonly name: string;
  readonly wanted: string | undefined;
  /** A copy comes along. */
  readonly hasCopy: boolean;
}

/** What the build takes from the host: as the manifest has it, and as its code asks for it. */
function sharesOf({ shared }: Manifest, files: readonly RemoteFile[]): readonly Share[] {
  const code = files.find(({ role }) => role === 'entry')?.content?.toString('utf8') ?? '';
  const asked = [
    ...code.matchAll(
      /fallback:(.{0,60}?)[,\s]+shareScope:[^}]*?requiredVersion:\s*"([^"]*)"[^}]*?shareKey:\s*"([^"]+)"/gs,
    ),
  ];
  return [
    ...shared.map(({ name, requiredVersion, fallback, assets: { js } }) => ({
      name,
      wanted: requiredVersion,
      hasCopy: Boolean(fallback) || js.sync.length + js.async.length > 0,
    })),
    ...asked.map(([, fallback = '', wanted, name = '']) => ({ name, wanted, hasCopy: !fallback.includes('throw') })),
  ];
}

/** A share is the host's: of a version that it has, and with nothing brought along. */
function shareProblems(
  { name, wanted, hasCopy }: Share,
  provided: Readonly<Record<string, string>>,
): readonly string[] {
  const version = provided[name];
  if (version === undefined) {
    return [`It shares ${name}, which the host does not provide. Bundle it, or keep to shared/webpack/share-list.ts.`];
  }
  return [
    ...(wanted === undefined || semver.satisfies(version, wanted)
      ? []
      : [`It wants ${name} ${wanted}, and the host provides ${version}. Build with the host's version.`]),
    ...(hasCopy ? [`It brings a copy of ${name} along. Share it with import: false.`] : []),
  ];
}

/** Keys may be names of files, or addresses relative to the manifest. */
function integrityProblems(
  integrity: Readonly<Record<string, string>>,
  files: readonly RemoteFile[],
): readonly string[] {
  if (Object.keys(integrity).length === 0) return [];
  return files.flatMap(({ name, content }) => {
    const stated = integrity[name];
    if (!content) return [];
    if (stated === undefined) return [`${name} has no hash in metaData.integrity. Build it anew.`];
    const [algorithm = ''] = stated.split('-');
    const actual = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
    return actual === stated
      ? []
      : [`${name} is not the file that metaData.integrity describes. Deploy one build whole.`];
  });
}
