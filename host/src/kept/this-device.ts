import type { Locks } from './conversation-lock';

/** The storages of the page, opened when they are used: where storage is forbidden, even reading the property throws. */
export const thisDevice = {
  ofTab: () => window.sessionStorage,
  lasting: () => window.localStorage,
} as const;

/** Undefined in a browser without Web Locks. */
export function locksHere(): Locks | undefined {
  return (navigator as { readonly locks?: Locks }).locks;
}
