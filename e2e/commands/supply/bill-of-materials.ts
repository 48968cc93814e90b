import { recordedPackages } from '@consorcio/shared/webpack/build-record';
import { readRecords, writeRecords } from '@consorcio/shared/webpack/records';
import { builtPackages } from '@consorcio/shared/webpack/workspace';
import { SPDX } from '@cyclonedx/cyclonedx-library';
import { type InstalledPackage, installedPackages, readPackage } from './installed-packages';
import { type Lockfile, nameAndVersion, readLockfile } from './lockfile';
import { shippedPackages } from './shipped-packages';

const fileName = 'bill-of-materials.cdx.json';

/** The bill that was written for a package, or for the whole workspace: `.`. */
export function recordedBill(packageName: string): unknown {
  return readRecords(packageName, fileName);
}

/** A package that a bill lists. */
export interface BilledPackage extends Pick<InstalledPackage, 'name' | 'version' | 'licence'> {
  /** As in the lockfile. */
  readonly integrity?: string | undefined;
  /** Whether visitors get it, or only the workspace uses it. */
  readonly isShipped: boolean;
  /** What it needs, as `name@version`. */
  readonly needs?: readonly string[] | undefined;
}

/** Writes the bill of each build, with the packages in its scripts, and that of the whole lockfile: what visitors get, and every tool. */
export function writeBills(builds = builtPackages(), lockfile = readLockfile()): void {
  const shipped = shippedPackages(lockfile);
  const installed = installedPackages();
  const needs = needsByPackage(lockfile);
  const billed = (key: string) => ({
    ...nameAndVersion(key),
    licence: installed.get(key)?.licence,
    integrity: integrityIn(lockfile, key),
  });
  for (const build of builds) {
    const packages = recordedPackages(build).map(keyOf).map(billed);
    const shippedHere = packages.map((each) => ({ ...each, isShipped: true }));
    writeRecords(build, fileName, billOfMaterials(`@consorcio/${build}`, shippedHere));
  }
  const all = Object.keys(lockfile.packages);
  const packages = all.map((key) => ({ ...billed(key), isShipped: shipped.has(key), needs: needs.get(key) }));
  writeRecords('.', fileName, billOfMaterials('consorcio-assistant', packages));
}

function keyOf(folder: string): string {
  const { name, version } = readPackage(folder);
  return `${name}@${version}`;
}

/** A bill of materials, CycloneDX 1.6. The same packages always make the same bill: it contains no time. */
export function billOfMaterials(product: string, packages: readonly BilledPackage[]): object {
  const billed = new Map(
    packages.map((each): [string, BilledPackage] => [`${each.name}@${each.version}`, each]).sort(),
  );
  const dependencies = [...billed].map(([ref, { needs = [] }]) => ({
    ref,
    dependsOn: needs.filter((need) => billed.has(need)).sort(),
  }));
  return {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { component: { type: 'application', name: product, version: '0.1.0', 'bom-ref': product } },
    components: [...billed].map(([ref, each]) => componentOf(ref, each)),
    dependencies: [{ ref: product, dependsOn: [...billed.keys()] }, ...dependencies],
  };
}

function componentOf(ref: string, { name, version, licence, integrity, isShipped }: BilledPackage): object {
  const [algorithm, hash] = integrity?.split('-') ?? [];
  return {
    ...{ type: 'library', name, version, 'bom-ref': ref, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` },
    scope: isShipped ? 'required' : 'excluded', // what is used to build and to test
    ...(licence !== undefined && { licenses: [licenceOf(licence)] }),
    ...(algorithm === 'sha512' &&
      hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  };
}

function licenceOf(licence: string): object {
  if (SPDX.isSupportedSpdxId(licence)) return { license: { id: licence } };
  return / (OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { name: licence } };
}

function integrityIn({ packages }: Lockfile, key: string): string | undefined {
  const integrity = packages[key]?.resolution.integrity;
  return typeof integrity === 'string' ? integrity : undefined;
}

function needsByPackage({ snapshots }: Lockfile): ReadonlyMap<string, readonly string[]> {
  const withoutPeers = (key: string) => key.replace(/\(.*$/, '');
  return new Map(
    Object.entries(snapshots).map(([key, { dependencies }]) => [
      withoutPeers(key),
      Object.entries(dependencies).map(([name, version]) => `${name}@${withoutPeers(version)}`),
    ]),
  );
}
