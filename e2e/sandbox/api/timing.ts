import type { SandboxState } from '../state/sandbox-state';

/** How a request passes time: an adapter may limit it. */
export interface Timing {
  wait(ms: number): Promise<void>;
  /** Waits until the faults are cleared. */
  hang(): Promise<void>;
}

/** Time as the sandbox's own clock has it; clearing the faults ends every wait. */
export function timingOf({ clock, faults }: SandboxState): Timing {
  return {
    wait: (ms) => clock.wait(ms, faults.cleared),
    hang: () => new Promise((resolve) => faults.hang(resolve)),
  };
}
