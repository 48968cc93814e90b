import { observedReport } from './observed-report';
import { recordSchema } from './records';

it('reports the failure, and observes its code and place but not the message of a server', () => {
  const report = jest.fn();
  const observe = jest.fn();
  const failure = { code: 'http.failed', status: 500, reasons: ['Marina'] } as const;
  const where = { segment: 'payment', step: 'payment-pix', at: 'driver' };
  observedReport(report, observe)(failure, where);

  expect(report).toHaveBeenCalledWith(failure, where);
  expect(observe).toHaveBeenCalledWith({ kind: 'error', code: 'http.failed', segment: 'payment', step: 'payment-pix' });
});

it('observes a failure without a place', () => {
  const observe = jest.fn();
  observedReport(jest.fn(), observe)({ code: 'unexpected' });
  expect(recordSchema.safeParse(observe.mock.calls[0]?.[0]).success).toBe(true);
});
