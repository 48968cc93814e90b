/** The Web Locks of the page; undefined where the browser has none. */
export type Locks = Pick<LockManager, 'request'>;

/** The tab whose conversation is kept holds this lock while it is open. */
export function conversationLock(brandId: string): string {
  return `consorcio:conversation:${brandId}`;
}

/** Whether an open tab keeps its conversation. Where locks are missing or forbidden, none is known. */
export async function isKeptByLiveTab(locks: Locks | undefined, brandId: string): Promise<boolean> {
  try {
    return (await locks?.request(conversationLock(brandId), { ifAvailable: true }, (lock) => lock === null)) ?? false;
  } catch {
    return false;
  }
}
