import { inRoot } from '@consorcio/shared/webpack/workspace';

/** The folder of the host's build for testers. */
export const testersHost = inRoot('.cache/testers/host');
