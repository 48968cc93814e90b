import { AppError } from '@consorcio/shared/errors';
import { createGuardedExchange } from './answers-between-tabs';
import { aBrowser } from './testing/a-browser';
import { created, isSuccess, pass, sender, timeoutMs } from './testing/an-exchange';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the payments of one purchase', () => {
  const notAdmitted = () => {
    throw new AppError('purchase.elsewhere', 'Another tab has it.');
  };

  it('go out one after the other, whatever their keys, and each asks whether it may', async () => {
    const admitted: string[] = [];
    const { one, two } = aBrowser({ purchaseOf: () => 'j:1001', admit: (key) => void admitted.push(key) });
    const [first, second] = [sender(), sender()];

    void one.ask('j:pix:1', first);
    void two.ask('j:cartao:1', second);
    await pass(500);
    expect(admitted).toEqual(['j:pix:1']);
    expect(second).not.toHaveBeenCalled();
    await pass(2000);
    expect(admitted).toEqual(['j:pix:1', 'j:cartao:1']);
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('do not go out when another tab has one, and the reason is passed on', async () => {
    const { one } = aBrowser({ purchaseOf: () => 'j:1001', admit: notAdmitted });
    const send = sender();

    const answer = one.ask('j:pix:1', send);
    await pass(200);
    await expect(answer).rejects.toMatchObject({ code: 'purchase.elsewhere' });
    expect(send).not.toHaveBeenCalled();
  });

  it('ask what is stored also where tabs cannot communicate', async () => {
    const send = sender();
    const call = { isSuccess, timeoutMs };
    const refusedBy = createGuardedExchange({ purchaseOf: () => 'j:1001', admit: notAdmitted });
    await expect(refusedBy('j:pix:1', send, call)).rejects.toMatchObject({ code: 'purchase.elsewhere' });
    expect(send).not.toHaveBeenCalled();

    const answer = createGuardedExchange({ purchaseOf: () => undefined, admit: () => undefined })('k', send, call);
    await pass(1000);
    await expect(answer).resolves.toEqual(created);
  });
});
