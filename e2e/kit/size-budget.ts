/** KiB, brotli: what a visitor waits for, and what comes later. */
export interface Budget {
  /** The entry and the steps: nothing is said before they are there. */
  readonly steps: number;
  /** All lazy parts together. */
  readonly lazy: number;
}

/** THE size budgets. Each is the size of November 2026 and room for about a third more. */
const budgets: Readonly<Record<string, Budget>> = {
  simulation: { steps: 14, lazy: 33 },
  proposal: { steps: 17, lazy: 8 },
  payment: { steps: 10, lazy: 26 },
  survey: { steps: 8, lazy: 6 },
};

/** A segment that is not in the table yet. */
const usual: Budget = { steps: 14, lazy: 24 };

export function budgetOf(segment: string): Budget {
  return budgets[segment] ?? usual;
}
