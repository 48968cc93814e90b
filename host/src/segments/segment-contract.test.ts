import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { aSegment } from '@consorcio/shared/testing';
import { refuseOldForms } from './segment-contract';

const submit = {
  input: () => 1,
  run: async () => 1,
  creates: { intent: 'card', sameAs: String },
  settle: (journey: object) => journey,
  say: () => 'Pagar',
};
const pay = { name: 'pay', leadsTo: ['end'], text: 'Cartão?', overlay: { name: 'form' } };

it.each([
  ['a form and the present contract', CONTRACT_VERSION, { ...pay, submit }, false],
  ['a form and the contract before', CONTRACT_VERSION - 1, { ...pay, submit }, true],
  ['no form and the contract before', CONTRACT_VERSION - 1, pay, false],
])('a segment with %s (%i) is refused: %j', (_what, contract, step, isRefused) => {
  const refuse = () => refuseOldForms({ ...aSegment('payment', [step]), contract });
  if (isRefused) expect(refuse).toThrow('passes through this page');
  else expect(refuse).not.toThrow();
});
