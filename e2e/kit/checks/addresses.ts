import { count, type KitCheck } from '../evidence';
import type { RemoteFile } from '../remote-files';

/** An address on the machine of a developer, or in a private network, with a port or a path. */
const local =
  /(?:https?|wss?):\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1\]|[\w-]+\.local)(?::\d+|\/)[^"'`\s\\]{0,60}/g;
/** Where webpack requests chunks from, if it is not relative to the entry. */
const publicPath = /\.p\s*=\s*["'`]((?:https?:)?\/\/[^"'`]+)/g;

/** Everything is requested from where the build was deployed: no file names a developer's machine or another origin for its chunks. */
export const addresses: KitCheck = ({ remote, foreign, refused }) => {
  const { files, origin, manifest } = remote;
  const blocked = refused.filter((what) => /^script-src\S* refused https?:/.test(what));
  const stated = manifest?.metaData.publicPath;
  const problems = [
    ...files.flatMap((file) => named(file, origin)),
    ...(stated !== undefined && isElsewhere(stated, origin)
      ? [`Its manifest says that its files are at ${stated}, and it is deployed at ${origin}. ${advice}`]
      : []),
    ...foreign.map((address) => `It requested ${address}, which is neither at ${origin} nor of the API. ${advice}`),
    ...blocked.map((what) => `It requested a script that is not at ${origin}: ${what}. ${advice}`),
  ];
  return { summary: `none in ${count(files.length, 'file')}`, problems };
};

const advice = "Build with publicPath 'auto', and name no machine in the code.";

function named({ name, content }: RemoteFile, origin: string): readonly string[] {
  const text = content?.toString('utf8') ?? '';
  return [
    ...[...text.matchAll(publicPath)].map(([, address = '']) => ({ address, says: 'requests its chunks from' })),
    ...[...text.matchAll(local)].map(([address]) => ({ address, says: 'names a machine of a developer' })),
  ]
    .filter(({ address }) => isElsewhere(address, origin))
    .slice(0, 1)
    .map(({ address, says }) => `${name} ${says}: ${address}. ${advice}`);
}

function isElsewhere(address: string, origin: string): boolean {
  return /^(?:\w+:)?\/\//.test(address) && new URL(address, origin).origin !== origin;
}
