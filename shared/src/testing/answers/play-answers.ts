import { toFailure } from '../../errors';
import type { Call } from '../../flow';
import { type CallOptions, type HttpClient, readAnswer } from '../../http';
import { aBrand } from '../builders';
import type { AnswerTable, AnswerVariant, ExpectedResult } from './answer-variants';

const outcomes = { 'http.refused': 'refused', 'http.failed': 'failed', 'contract.mismatch': 'mismatch' } as const;

/** Tests that the product makes of every answer of a table what the table says. `send` sends the request. */
export function itReadsAllAnswers({ call: name, variants }: AnswerTable, send: (call: Call) => Promise<unknown>): void {
  describe(`${name}, ${variants.length} of at least 20 variants`, () => {
    beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation()); // what is left out is reported

    it('has enough variants, each with its own name', () => {
      expect(new Set(variants.map((variant) => variant.name)).size).toBe(variants.length);
      expect(variants.length).toBeGreaterThanOrEqual(20);
    });

    it.each(variants)('reads "$name"', async (variant) => {
      const call = { http: answering(variant), signal: new AbortController().signal, brand: aBrand() };
      const expected = Object.entries(variant.expected).filter(([, value]) => value !== undefined);
      expect(await outcomeOf(send(call))).toMatchObject(Object.fromEntries(expected));
    });
  });
}

async function outcomeOf(answer: Promise<unknown>): Promise<ExpectedResult> {
  try {
    return { outcome: 'succeeds', value: await answer };
  } catch (error) {
    const { code, reasons = [] } = toFailure(error);
    const outcome = Object.entries(outcomes).find(([known]) => known === code)?.[1];
    if (outcome === undefined) throw error;
    return outcome === 'refused' ? { outcome, reasons } : { outcome };
  }
}

/** A client that gets this answer to every call. */
function answering({ status, body }: AnswerVariant): HttpClient {
  const data = typeof body === 'string' ? body : JSON.stringify(body);
  const read = async <T>(path: string, options: CallOptions<T>) => readAnswer(path, { status, data }, options);
  return { get: read, post: (path, _sent, options) => read(path, options) };
}
