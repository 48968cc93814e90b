import { CardSecrecyWatch } from './card-secrecy';
import { brokenForms, cardForms } from './cards';
import { BrokenPromise } from './promises';

const watching = () => {
  const watch = new CardSecrecyWatch();
  watch.formIsHandedIn();
  return watch;
};
/** Each number, code, holder and document of the forms, alone. */
const parts = [...cardForms, ...brokenForms].flatMap((form) =>
  typeof form === 'object' ? Object.values(form ?? {}).filter((part) => String(part).length > 2) : [],
);

describe('CardSecrecyWatch', () => {
  it('accepts what a journey holds, also a security code inside a price', () => {
    const own = {
      at: 1_700_000_000_917,
      token: 917,
      texts: ['R$ 885,00', 'R$\u00a0917,00', 'R$ 60.917,50', 'R$ 1.946.973,84', 'journey:proposta:tddwjhvl973d', 'Oi'],
    };
    expect(() => watching().look(own, [own], undefined, null)).not.toThrow();
  });

  it('accepts everything before a form was submitted', () => {
    expect(() => new CardSecrecyWatch().look('4242424242424242')).not.toThrow();
  });

  it.each(parts.filter((part) => typeof part === 'string'))('reports %j anywhere', (part) => {
    expect(() => watching().look({ transcript: [{ text: `Cartão ${part}.` }] })).toThrow(BrokenPromise);
  });

  it.each(['4242 4242 4242 4242', '390.533.447-05', '04.252.011/0001-10', 'Canario 917'])('reports %s', (masked) => {
    expect(() => watching().look([masked])).toThrow(BrokenPromise);
  });

  it('reports a card that is stored as a number, and one in a later snapshot', () => {
    const watch = watching();
    const snapshot = { transcript: ['Oi'] };
    watch.look(snapshot);

    expect(() => watch.look({ number: 4242424242424242 })).toThrow(BrokenPromise);
    expect(() => watch.look({ ...snapshot, draft: '4242424242424242' })).toThrow(BrokenPromise);
  });
});
