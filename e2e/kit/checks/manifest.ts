import { createHash } from 'node:crypto';
import semver from 'semver';
import { count, type KitCheck, whereTrue } from '../evidence';
import type { Manifest, RemoteFile } from '../remote-files';

const hashed = /\.[0-9a-f]{8,}\.js$/;

/** The manifest exists, has everything that the host reads, and describes the files correctly. */
export const manifestCheck: KitCheck = ({ remote, host, segment }) => {
  const { manifest, files, problem } = remote;
  if (!manifest) return { summary: '', problems: [problem ?? 'There is no manifest.'] };
  const { contract, globalName, integrity = {} } = manifest.metaData;
  const problems = [
    ...whereTrue(
      !Number.isInteger(contract) &&
        'The manifest has no contract. Build with shared/webpack/remote-config.ts, which writes metaData.contract.',
      !globalName && 'The manifest has no globalName. Build with shared/webpack/remote-config.ts.',
      manifest.name !== `mf_${segment}` &&
        `The name of the build is ${manifest.name}, not mf_${segment}. Fix the name in its webpack.config.ts.`,
      !manifest.exposes.some(({ path }) => path === './segment') &&
        'The build exposes no ./segment. Expose src/segment.ts by remoteConfig.',
    ),
    ...files.flatMap(fileProblems),
    ...sharesOf(manifest, files).flatMap((share) => shareProblems(share, host.provided)),
    ...integrityProblems(integrity, files),
  ];
  return { summary: `contract ${contract}, ${count(files.length, 'file')}, with integrity`, problems };
};

function fileProblems({ name, content }: RemoteFile): readonly string[] {
  return whereTrue(
    !content && `${name} is named in the manifest and does not exist. Deploy every file of the build.`,
    !hashed.test(name) &&
      `${name} has no hash of its content in its name, so a cache keeps an old one. Use [contenthash] in its file name.`,
  );
}

interface Share {
  readonly name: string;
  readonly wanted: string | undefined;
  /** The build contains a copy of it. */
  readonly hasCopy: boolean;
}

/** What the build shares: as the manifest lists it, and as its code requests it. */
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

/** Empty if the host provides the share in a fitting version, and the build has no copy of it. */
function shareProblems(
  { name, wanted, hasCopy }: Share,
  provided: Readonly<Record<string, string>>,
): readonly string[] {
  const version = provided[name];
  if (version === undefined) {
    return [
      `It shares ${name}, which the host does not provide. Bundle it, or share only what is in shared/webpack/share-list.ts.`,
    ];
  }
  return whereTrue(
    wanted !== undefined &&
      !semver.satisfies(version, wanted) &&
      `It requires ${name} ${wanted}, and the host provides ${version}. Build with the host's version.`,
    hasCopy && `It contains a copy of ${name}. Share it with import: false.`,
  );
}

/** Keys may be names of files, or addresses relative to the manifest. */
function integrityProblems(
  integrity: Readonly<Record<string, string>>,
  files: readonly RemoteFile[],
): readonly string[] {
  if (Object.keys(integrity).length === 0)
    return [
      'The manifest has no metaData.integrity, so no page runs its scripts. Build with shared/webpack/remote-config.ts.',
    ];
  return files.flatMap(({ name, content }) => {
    const expected = integrity[name];
    if (!content) return [];
    if (expected === undefined) return [`${name} has no hash in metaData.integrity. Build it again.`];
    const [algorithm = ''] = expected.split('-');
    const actual = `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
    return actual === expected
      ? []
      : [`${name} is not the file that metaData.integrity describes. Deploy all files of one build.`];
  });
}
