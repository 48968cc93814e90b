import { revalidate } from '../content-types';
import { fileHeaders } from '../policy/headers';
import { servedNames } from '../served-names';
import { deploymentFilesIn } from './deployment-files';
import { location, quoted } from './directives';
import { headers } from './headers';
import type { ServingHost } from './settings';

interface Nginx {
  readonly brotli: boolean;
  /** The file of the access log. */
  readonly accessLog: string;
}

/** The locations of what belongs to the deployment and not to the build. */
export function deploymentLocations({ deployment, deploymentFiles }: ServingHost, nginx: Nginx): readonly string[] {
  const live = [servedNames.config, servedNames.release].map(({ name }) => `${name}.json`);
  return [
    ...editedInPlace('live', { dir: deployment, paths: live, caching: 'no-store' }, nginx),
    ...editedInPlace(
      'file',
      { dir: deploymentFilesIn(deployment), paths: deploymentFiles, caching: revalidate },
      nginx,
    ),
  ];
}

interface Edited {
  readonly dir: string;
  readonly paths: readonly string[];
  readonly caching: string;
}

function editedInPlace(name: string, { dir, paths, caching }: Edited, { brotli, accessLog }: Nginx): readonly string[] {
  const common = [`root ${quoted(dir)};`, ...headers('host', { 'Cache-Control': caching, ...fileHeaders })];
  return [
    location(`@unreadable_${name}`, [
      ...common,
      `access_log ${quoted(accessLog)} consorcio_unreadable;`,
      'types { }',
      'default_type text/plain;',
      'return 404 "Not found";',
    ]),
    ...paths.map((path) =>
      location(`= /${path}`, [
        ...common,
        'try_files $uri =404;', // not a folder of this name, to which nginx would redirect
        `error_page 403 404 = @unreadable_${name};`,
        '# This file is edited in place, so a compressed form next to it would be outdated.',
        'gzip_static off;',
        ...(brotli ? ['brotli_static off;'] : []),
      ]),
    ),
  ];
}

/** The form of a line in the access log for a file of the deployment that cannot be read. It contains only the path of the file. */
export const unreadableFormat =
  "log_format consorcio_unreadable '$time_iso8601 host $request_method $status $request_filename cannot be read: " +
  "put a file there that the user of nginx may read.';";
