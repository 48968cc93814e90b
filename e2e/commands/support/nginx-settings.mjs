import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import { readHostPages } from './nginx-pages.mjs';
import { sourcePattern } from './nginx-policy.mjs';

const source = z.string().regex(sourcePattern, 'an origin has no path: https://name.example');
const folder = z.string().regex(/^[^"$\\\n]+$/, 'a folder has no quotes, dollar signs or backslashes in its name');

const siteSchema = z.strictObject({
  /** As in nginx: a port, or an address and a port. */
  listen: z.array(z.string().regex(/^([\w.:[\]]+:)?\d+$/)).min(1),
  /** The built folder; of a segment also one that holds several builds, each in a folder of its own. */
  folder,
});

const settingsSchema = z.strictObject({
  /** `deployment` holds `config.json` and `release.json`. */
  host: siteSchema.extend({ deployment: folder }).optional(),
  /** By name; `names` are the host names of the segment's origin. */
  segments: z
    .record(
      z.string().regex(/^[a-z]+$/),
      siteSchema.extend({ names: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]) }),
    )
    .default({}),
  /** Where segments may come from besides the origins in the release: `https://*.segments.example` is a pattern. */
  segmentOrigins: z.array(source).default([]),
  /** Where pictures may come from besides the API: those of Pix codes. */
  imageOrigins: z.array(source).default([]),
  /** What the tags of the brands' containers may load and tell, besides Google's own. */
  tagOrigins: z.array(source).default([]),
  /** Only where the name is served by TLS for good; null sends no such header. */
  strictTransportSeconds: z.int().positive().nullable().default(null),
  /** Where logs, the pid and temporary files go. */
  state: folder.default('/var/lib/nginx'),
  logs: folder.default('/var/log/nginx'),
  /** Who the workers are; null leaves nginx its own. */
  user: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable()
    .default(null),
});

/**
 * Reads the settings of a serving machine, and what the product says that they concern. Folders are meant from the file.
 * @param {string} file
 * @returns {Promise<import('./nginx-site.mjs').Serving>}
 */
export async function readNginxSettings(file) {
  const settings = parsed(settingsSchema, file);
  const at = (path) => resolve(dirname(file), path);
  const site = (given) => ({ ...given, folder: at(given.folder) });
  return {
    ...settings,
    state: at(settings.state),
    logs: at(settings.logs),
    segments: Object.entries(settings.segments).map(([name, given]) => ({ name, ...site(given) })),
    host: settings.host && (await hostOf({ ...site(settings.host), deployment: at(settings.host.deployment) })),
  };
}

async function hostOf({ deployment, ...host }) {
  const pages = readHostPages(host.folder);
  const { configSchema } = await import('../../../host/src/config/config.ts');
  const { releaseFileSchema } = await import('../../release/release-entry.ts');
  return {
    ...host,
    deployment,
    pages,
    config: parsed(configSchema, join(deployment, 'config.json')),
    release: parsed(releaseFileSchema, join(deployment, 'release.json')),
  };
}

function parsed(schema, file) {
  const { success, data, error } = schema.safeParse(json(file));
  if (success) return data;
  throw new Error(`${file} is not as it should be, so nothing was written. Mend it:\n${z.prettifyError(error)}`);
}

function json(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON, so nothing was written. ${error.message}`, { cause: error });
  }
}
