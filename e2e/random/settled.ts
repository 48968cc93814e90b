/** Lets every promise that can settle do so: Node runs a tick only when no settled promise is left to handle. */
export function settled(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}
