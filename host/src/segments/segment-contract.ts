import { AppError } from '@consorcio/shared/errors';
import { CONTRACT_VERSION, type Segment } from '@consorcio/shared/flow';
import { satisfy } from '@module-federation/runtime';

/**
 * The contracts this host can run: its own and the previous one, so that no team has to deploy on the same day as the host. Contract 8
 * only adds what a segment of contract 7 does not read, but for a form over the page: see `refuseOldForms`.
 */
export const supportedContracts: readonly number[] = [CONTRACT_VERSION, CONTRACT_VERSION - 1];

/** Called before the code of a segment runs: a build of another contract would fail in the middle of the conversation. */
export function refuseOtherContracts(name: string, contract: number, source: string): void {
  if (supportedContracts.includes(contract)) return;
  throw new AppError(
    'segment.contract',
    `The segment ${name} has contract ${contract} according to ${source}, but this host supports only ` +
      `${supportedContracts.join(' and ')}. Release a build with one of these.`,
  );
}

/** A segment of contract 7 gave the data of a card to the host, which takes none: the build before or after it is used instead. */
export function refuseOldForms({ name, contract, steps }: Segment): void {
  if (contract === CONTRACT_VERSION || !Object.values(steps).some(({ submit }) => submit)) return;
  throw new AppError(
    'segment.contract',
    `The segment ${name} has contract ${contract} and a form that passes through this page. Release a build with ${CONTRACT_VERSION}.`,
  );
}

/**
 * Called before the code of a segment runs: it would find no copy of what it imports, or one of another major version.
 * @param requires the version range of each package, or of each beginning of a path (`react/`)
 */
export function refuseUnmetShares(
  name: string,
  requires: Readonly<Record<string, string>>,
  provided: Readonly<Record<string, { readonly version: string }>>,
): void {
  for (const [share, range] of Object.entries(requires)) {
    const key = share.replace(/\/$/, '');
    const version = Object.hasOwn(provided, key) ? provided[key]?.version : undefined;
    if (version !== undefined && satisfy(version, range)) continue;
    throw new AppError(
      'segment.contract',
      `The segment ${name} needs ${share} ${range}, and this host provides ${version ?? 'none'}. Build it with the version of the host.`,
    );
  }
}
