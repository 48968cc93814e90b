import type { IsoDate } from '@consorcio/shared/validation';

interface Rule<T> {
  /** Completes "field x: expected …". The value itself is never repeated. */
  readonly expected: string;
  holds(request: T, today: IsoDate): boolean;
}

/** Rules for the fields of a request that its schema does not express. */
export type FieldRules<T> = Readonly<Partial<Record<keyof T & string, Rule<T>>>>;

/** One message per broken rule. */
export function findBrokenRules<T>(rules: FieldRules<T>, request: T, today: IsoDate): string[] {
  return Object.entries<Rule<T> | undefined>(rules).flatMap(([field, rule]) =>
    rule && !rule.holds(request, today) ? [`field ${field}: expected ${rule.expected}`] : [],
  );
}
