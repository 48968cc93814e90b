import { aPlanReference } from '../testing/builders';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const select = (reference: unknown) => sandbox.call('POST', '/api/plano/selecionado', reference);

it('takes note of a plan it sells', async () => {
  expect(await select(aPlanReference())).toMatchObject({ status: 200, json: { data: true } });
});

it('answers 404 for a plan it does not sell and 400 for half a reference', async () => {
  expect(await select(aPlanReference({ bemID: 7 }))).toMatchObject({ status: 404 });
  expect(await select({ empresaID: 1 })).toMatchObject({ status: 400 });
});
