import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library';
import { type InstalledPackage, installedPackages, readPackage } from './installed-packages';
import { type Lockfile, nameAndVersion, readLockfile } from './lockfile';
import { readRecords, writeRecords } from './records';
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

/**
 * Writes the bill of one build: the packages in its scripts.
 * @param folders of the packages, as `packagesIn` finds them
 */
export function writeBillOfBuild(name: string, folders: readonly string[], lockfile = readLockfile()): void {
  const packages = folders.map(readPackage).map((installed) => ({
    ...installed,
    integrity: integrityIn(lockfile, `${installed.name}@${installed.version}`),
    isShipped: true,
  }));
  writeRecords(name, fileName, billOfMaterials(`@consorcio/${name}`, packages));
}

/** Writes the bill of the whole lockfile into `records`: what visitors get, and every tool. */
export function writeBillOfWorkspace(lockfile = readLockfile()): void {
  const shipped = shippedPackages(lockfile);
  const installed = installedPackages();
  const needs = needsByPackage(lockfile);
  const packages = Object.keys(lockfile.packages).map((key) => ({
    ...nameAndVersion(key),
    licence: installed.get(key)?.licence,
    integrity: integrityIn(lockfile, key),
    isShipped: shipped.has(key),
    needs: needs.get(key),
  }));
  writeRecords('.', fileName, billOfMaterials('consorcio-assistant', packages));
}

/** A bill of materials, CycloneDX 1.6. The same packages always make the same bill: it contains no time. */
export function billOfMaterials(product: string, packages: readonly BilledPackage[]): object {
  const root = new Models.Component(Enums.ComponentType.Application, product, { bomRef: product, version: '0.1.0' });
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: root }) });
  const components = new Map<string, Models.Component>(
    packages.map((each) => [`${each.name}@${each.version}`, componentOf(each)]),
  );
  for (const component of components.values()) {
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  for (const { name, version, needs = [] } of packages) {
    for (const need of needs) {
      const needed = components.get(need);
      if (needed) components.get(`${name}@${version}`)?.dependencies.add(needed.bomRef);
    }
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return JSON.parse(serializer.serialize(bom, { sortLists: true }));
}

function componentOf({ name, version, licence, integrity, isShipped }: BilledPackage): Models.Component {
  const component = new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: `${name}@${version}`,
    version,
    // `excluded` is a package that is used to build and to test.
    scope: isShipped ? Enums.ComponentScope.Required : Enums.ComponentScope.Excluded,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  });
  if (licence !== undefined) component.licenses.add(licenceOf(licence));
  const [algorithm, hash] = integrity?.split('-') ?? [];
  if (algorithm === 'sha512' && hash) {
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  }
  return component;
}

function licenceOf(licence: string): Models.License {
  if (SPDX.isSupportedSpdxId(licence)) return new Models.SpdxLicense(licence);
  if (/ (OR|AND|WITH) /.test(licence)) return new Models.LicenseExpression(licence);
  return new Models.NamedLicense(licence);
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
