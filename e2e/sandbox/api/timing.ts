import type { SandboxState } from '../state/sandbox-state';

/** How a request waits. An adapter may limit it. */
export interface Timing {
  wait(ms: number): Promise<void>;
  /** Waits until the faults are cleared. */
  hang(): Promise<void>;
}

/** Waits on the sandbox's own clock; clearing the faults ends every wait. */
export function timingOf({ clock, faults }: SandboxState): Timing {
  return {
    wait: (ms) => clock.wait(ms, faults.cleared),
    hang: () => new Promise((resolve) => faults.hang(resolve)),
  };
}
