/** KiB with brotli: code that a visitor waits for, and lazy code. */
export interface Budget {
  /** The entry and the steps: the segment cannot start before they are loaded. */
  readonly steps: number;
  /** All lazy parts together. */
  readonly lazy: number;
}

/**
 * Each budget is the size of November 2026 plus about a third. Later those of simulation and proposal were raised for the costs of a
 * plan, which both show, and that of proposal for the documents of the contract.
 */
const budgets: Readonly<Record<string, Budget>> = {
  simulation: { steps: 17, lazy: 33 },
  proposal: { steps: 19, lazy: 11 },
  payment: { steps: 15, lazy: 26 },
  survey: { steps: 8, lazy: 6 },
};

/** For a segment that is not in the table yet. */
const defaultBudget: Budget = { steps: 14, lazy: 24 };

export function budgetOf(segment: string): Budget {
  return budgets[segment] ?? defaultBudget;
}
