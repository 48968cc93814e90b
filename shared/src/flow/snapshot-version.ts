/** Raise it with every incompatible change: stored snapshots of other versions are dropped, and a new journey begins. */
export const SNAPSHOT_VERSION = 1;
