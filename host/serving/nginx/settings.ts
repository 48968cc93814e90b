import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import { configSchema } from '../../src/platform/config';
import { type Protection, pageEtag, pageHeaders, usualTransportSeconds } from '../policy/headers';
import { originsOf } from '../policy/origins';
import { sourcePattern } from '../policy/policy-sources';
import { type ReleaseFile, releaseFileSchema } from '../release-entry';
import { readDeploymentFiles } from './deployment-files';
import { hostFolders } from './host-builds';
import { type HostPage, readHostPages } from './pages';

const source = z.string().regex(sourcePattern, 'an origin has no path: https://name.example');
const folder = z.string().regex(/^[^"$\\\n]+$/, 'a folder has no quotes, dollar signs or backslashes in its name');

const siteSchema = z.strictObject({
  /** As in nginx: a port, or an address and a port. */
  listen: z.array(z.string().regex(/^([\w.:[\]]+:)?\d+$/)).min(1),
  /** The built folder. A segment's folder may also hold several builds, each in a folder of its own. */
  folder,
});

const settingsSchema = z.strictObject({
  /** `deployment` holds `config.json` and `release.json`, and in `files` what the deployment adds at other paths. */
  host: siteSchema.extend({ deployment: folder }).optional(),
  /** By name; `names` are the host names of the segment's origin. */
  segments: z
    .record(
      z.string().regex(/^[a-z]+$/),
      siteSchema.extend({ names: z.array(z.string().regex(/^[a-z0-9.-]+$/)).default([]) }),
    )
    .default({}),
  /** More origins from which segments may load, in addition to those in the release: `https://*.segments.example` is a pattern. */
  segmentOrigins: z.array(source).default([]),
  /** More origins of pages that show the card form, in addition to those of a host on this machine: `https://*.brand.example`. */
  pageOrigins: z.array(source).default([]),
  /** More origins of the API: the next one, before `config.json` names it, because pages read that file at once. */
  apiOrigins: z.array(source).default([]),
  /** More origins of pictures, in addition to the API: those of Pix codes. */
  imageOrigins: z.array(source).default([]),
  /** Origins that the tags in the brands' containers load from and send to, in addition to Google's own. */
  tagOrigins: z.array(source).default([]),
  /** How long browsers remember that this name has TLS, in answers that came by TLS; null: not at all. A year by default. */
  strictTransportSeconds: z.int().positive().nullable().default(usualTransportSeconds),
  /** Where browsers report what a policy refused; null: nowhere. Reports contain the address of the page: see docs/guides/serving.md. */
  reportTo: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^"$\\\s;,]+$/, 'an address has no quotes, dollar signs, backslashes, semicolons or commas')
    .nullable()
    .default(null),
  /** The folder of the pid and of temporary files. */
  state: folder.default('/var/lib/nginx'),
  logs: folder.default('/var/log/nginx'),
  /** The user of the worker processes; null keeps nginx's default. */
  user: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable()
    .default(null),
});
type Settings = z.infer<typeof settingsSchema>;

/** A page of the host with its own ETag. */
export interface ServedPage extends HostPage {
  readonly etag: string;
}

/** The settings of the host's site, with the files that they name. */
export interface ServingHost extends NonNullable<Settings['host']> {
  /** The folder of the pages. */
  readonly build: string;
  /** The folder of the hashed files. */
  readonly files: string;
  readonly pages: readonly ServedPage[];
  /** The paths of the files in `deployment/files`. */
  readonly deploymentFiles: readonly string[];
  readonly release: ReleaseFile;
  readonly protection: Protection;
}

/** Everything that a configuration is written from. Folders are absolute. */
export interface Serving extends Omit<Settings, 'host' | 'segments'> {
  readonly host: ServingHost | undefined;
  readonly segments: readonly (Settings['segments'][string] & { readonly name: string })[];
}

/** Reads the settings of a machine and the files that they name. */
export function readNginxSettings(file: string): Serving {
  const settings = readSettings(file);
  return servingOf(settings, settings.host && readHost(settings, settings.host));
}

/** Reads the settings of a machine alone. Folders are relative to the file, and absolute in the result. */
export function readSettings(file: string): Settings {
  const settings = parsed(settingsSchema, file);
  const at = (path: string) => resolve(dirname(file), path);
  const { host, segments } = settings;
  return {
    ...settings,
    state: at(settings.state),
    logs: at(settings.logs),
    segments: Object.fromEntries(
      Object.entries(segments).map(([name, site]) => [name, { ...site, folder: at(site.folder) }]),
    ),
    host: host && { ...host, folder: at(host.folder), deployment: at(host.deployment) },
  };
}

/** The settings with the host that was read. */
export function servingOf(settings: Settings, host: ServingHost | undefined): Serving {
  const segments = Object.entries(settings.segments).map(([name, site]) => ({ name, ...site }));
  return { ...settings, segments, host };
}

/**
 * Reads the files of a host.
 * @param build the name of one of its builds; by default the one that was released last
 */
export function readHost(settings: Settings, host: NonNullable<Settings['host']>, build?: string): ServingHost {
  const { deployment } = host;
  const folders = hostFolders(host.folder, build);
  const read = readHostPages(folders.build);
  const config = parsed(configSchema, join(deployment, 'config.json'));
  const release = parsed(releaseFileSchema, join(deployment, 'release.json'));
  const origins = originsOf(settings, { deployment, config, release });
  const protection = { origins, reportTo: settings.reportTo };
  const pages = read.map((page) => ({
    ...page,
    etag: pageEtag(page.html, pageHeaders(page.facts, protection)),
  }));
  const deploymentFiles = readDeploymentFiles({ build: folders.build, deployment });
  return { ...host, ...folders, pages, deploymentFiles, release, protection };
}

function parsed<Schema extends $ZodType>(schema: Schema, file: string): output<Schema> {
  const { success, data, error } = z.safeParse(schema, json(file));
  if (success) return data;
  throw new Error(`${file} is not valid, so nothing was written. Correct it:\n${z.prettifyError(error)}`);
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read as JSON, so nothing was written. ${reason}`, { cause: error });
  }
}
