import { specialistsOption } from '@consorcio/shared/flow';
import type { PaymentWatch } from './payment-promises';
import { BrokenPromise } from './promises';
import { at, option, payable, refused, say, withLostAnswer } from './testing/a-payment-watch';

describe('PaymentWatch, after a second try without a confirmation', () => {
  const warningStep = at('alterar-pagamento-aviso');
  const toWarning = [option('payment-credit-card-select'), option('alterar-pagamento-aviso'), specialistsOption];
  const toAnother = [option('payment-pix-options'), option('payment-credit-card-select')];
  const unconfirmed = () => {
    const watch = withLostAnswer();
    watch.comesBack('cartao', payable, 'nothing');
    return watch;
  };
  const reading = (watch: PaymentWatch) => {
    watch.look(refused, warningStep, [say('Se cair, as duas cobranças podem cair.')], undefined);
    return watch;
  };
  const accepting = (watch: PaymentWatch) => {
    watch.look(warningStep, at('alterar-pagamento'), [], undefined);
    return watch;
  };

  it('accepts another method once its warning was read and accepted', () => {
    const watch = unconfirmed();
    watch.waits(refused, toWarning);
    reading(watch).waits(warningStep, [option('alterar-pagamento')]);
    accepting(watch).waits(at('alterar-pagamento'), toAnother);
    watch.goesOut('pix', payable);
  });

  it.each<[string, () => void]>([
    ['a warning after the first try', () => withLostAnswer().waits(refused, toWarning)],
    ['no other way', () => unconfirmed().waits(refused, [option('payment-credit-card-select')])],
    ['a warning that says nothing', () => unconfirmed().waits(warningStep, [option('alterar-pagamento')])],
    ['another method without a warning', () => unconfirmed().goesOut('pix', payable)],
    ['another method without an accepted warning', () => reading(unconfirmed()).goesOut('pix', payable)],
    ['an accepted warning that was not read', () => accepting(unconfirmed()).goesOut('pix', payable)],
    [
      'an earlier accepted warning after a refusal',
      () => {
        const watch = accepting(reading(unconfirmed()));
        watch.comesBack('cartao', payable, 402);
        watch.comesBack('cartao', payable, 'nothing');
        watch.goesOut('pix', payable);
      },
    ],
  ])('reports %s', (_what, happen) => {
    expect(happen).toThrow(BrokenPromise);
  });
});
