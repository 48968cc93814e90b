import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Told, toldName } from './journey';

/** Prints each product failure with its story, and one line of figures at the end. */
export default class ChaosReporter implements Reporter {
  private readonly told: Told[] = [];
  private readonly began = performance.now();
  private journeys = 0;
  private failures = 0;

  printsToStdio(): boolean {
    return true;
  }

  onStdOut(text: string | Buffer): void {
    process.stdout.write(text);
  }

  onTestEnd({ title }: TestCase, { status, errors, attachments }: TestResult): void {
    this.journeys += 1;
    const body = attachments.find(({ name }) => name === toldName)?.body;
    if (body) this.told.push(JSON.parse(body.toString()));
    if (status === 'passed') return;
    this.failures += 1;
    console.error(`\n${title}: ${status}`);
    for (const { message, cause } of errors) console.error([message, cause?.message].filter(Boolean).join('\nCause: '));
  }

  onEnd(): void {
    const seconds = ((performance.now() - this.began) / 1000).toFixed(0);
    const outcomes = totals(this.told.map(({ outcome }) => ({ [outcome]: 1 })));
    const fired = totals(this.told.map(({ fired }) => fired));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    for (const line of fired) console.log(`  ${line}`);
    console.log(
      `${this.journeys} journeys, seed ${process.env.CHAOS_SEED}: ${this.failures} product failures; ` +
        `${sum(this.told.flatMap((told) => Object.values(told.fired)))} faults, ${outcomes.join(', ')}, ` +
        `${sum(this.told.map(({ charges }) => charges))} charges and registrations, ` +
        `${sum(this.told.map(({ moves }) => moves))} moves, ${seconds} s`,
    );
  }
}

function totals(counts: readonly Readonly<Record<string, number>>[]): string[] {
  const sums = new Map<string, number>();
  for (const [name, times] of counts.flatMap((count) => Object.entries(count)))
    sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([name, times]) => `${times} ${name}`);
}
