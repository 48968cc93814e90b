import { specialistsOption } from '@consorcio/shared/flow';
import type { PaymentWatch } from './payment-promises';
import { BrokenPromise } from './promises';
import {
  at,
  type Banked,
  form,
  option,
  payable,
  processed,
  refused,
  say,
  withLostAnswer,
} from './testing/a-payment-watch';

describe('PaymentWatch, at an API that may charge twice', () => {
  const repeatStep = at('pagamento-repetir-aviso');
  const offered = [
    specialistsOption,
    option('alterar-pagamento-aviso'),
    option('end'),
    option('pagamento-repetir-aviso'),
  ];
  const lost = (taken: Banked = {}) => withLostAnswer(taken, false);
  const warned = (watch: PaymentWatch) => {
    watch.look(refused, repeatStep, [say('As duas: as duas cobranças podem cair.')], undefined);
    watch.look(repeatStep, form, [], undefined);
    return watch;
  };

  it('accepts a repeat behind a warning, and a refused repeat that leaves the first one open', () => {
    const watch = lost({ cartao: 'sucesso' });
    watch.waits(refused, offered);
    warned(watch).goesOut('cartao', payable);
    const due = watch.comesBack('cartao', payable, 402);
    const words = 'Esta tentativa foi recusada, mas a anterior pode ter sido cobrada.';
    watch.look(form, refused, [processed('cartao', 'recusado'), say(words)], due);
    watch.waits(refused, offered);
    expect(watch.stateOf({ intent: 'cartao', state: 'failed', received: 402 }, payable)).toBe('unknown');
  });

  it('accepts the repeat that another tab held back, behind the same warning', () => {
    const watch = warned(lost());
    watch.goesOut('cartao', payable);
    watch.isHeldBack();

    expect(() => watch.goesOut('cartao', payable)).not.toThrow();
  });

  it.each<[string, () => void]>([
    ['a repeat without a warning', () => lost().goesOut('cartao', payable)],
    [
      'a second repeat behind the first warning',
      () => {
        const watch = warned(lost());
        watch.goesOut('cartao', payable);
        watch.comesBack('cartao', payable, 402);
        watch.goesOut('cartao', payable);
      },
    ],
    [
      'a form without a warning',
      () => lost().waits(refused, [specialistsOption, option('payment-credit-card-select')]),
    ],
    ['another method without a warning', () => lost().waits(refused, [specialistsOption, option('alterar-pagamento')])],
    ['a person who does not come first', () => lost().waits(refused, [...offered].reverse())],
    ['a repeat that does not come last', () => lost().waits(refused, [specialistsOption, ...[...offered].reverse()])],
    ['a promise', () => lost().look(form, refused, [say('Você não será cobrado duas vezes.')], undefined)],
    [
      'a denial after a refused repeat',
      () => {
        const watch = warned(lost());
        watch.goesOut('cartao', payable);
        watch.comesBack('cartao', payable, 402);
        watch.look(form, refused, [say('Pagamento recusado :(')], undefined);
      },
    ],
  ])('reports %s', (_what, happen) => {
    expect(happen).toThrow(BrokenPromise);
  });
});
