import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type JourneySummary, summaryName } from './journey';

/** Prints each product failure with its story, and one line of figures at the end. */
export default class ChaosReporter implements Reporter {
  private readonly summaries: JourneySummary[] = [];
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
    const body = attachments.find(({ name }) => name === summaryName)?.body;
    if (body) this.summaries.push(JSON.parse(body.toString()));
    if (status === 'passed') return;
    this.failures += 1;
    console.error(`\n${title}: ${status}`);
    for (const { message, cause } of errors) console.error([message, cause?.message].filter(Boolean).join('\nCause: '));
  }

  onEnd(): void {
    const seconds = ((performance.now() - this.began) / 1000).toFixed(0);
    const outcomes = totals(this.summaries.map(({ outcome }) => ({ [outcome]: 1 })));
    const fired = totals(this.summaries.map(({ fired }) => fired));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
    for (const line of fired) console.log(`  ${line}`);
    console.log(
      `${this.journeys} journeys, seed ${process.env.CHAOS_SEED}: ${this.failures} product failures; ` +
        `${sum(this.summaries.flatMap(({ fired }) => Object.values(fired)))} faults, ${outcomes.join(', ')}, ` +
        `${sum(this.summaries.map(({ charges }) => charges))} charges and registrations, ` +
        `${sum(this.summaries.map(({ moves }) => moves))} moves, ${seconds} s`,
    );
  }
}

function totals(counts: readonly Readonly<Record<string, number>>[]): string[] {
  const sums = new Map<string, number>();
  for (const [name, times] of counts.flatMap((count) => Object.entries(count)))
    sums.set(name, (sums.get(name) ?? 0) + times);
  return [...sums].sort(([a], [b]) => a.localeCompare(b)).map(([name, times]) => `${times} ${name}`);
}
