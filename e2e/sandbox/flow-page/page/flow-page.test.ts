import { aBrand } from '@consorcio/shared/testing';
import { flowModel } from '../model/flow-model';
import { smallConversation } from '../testing/small-conversation';
import { flowPageOf } from './flow-page';
import { flowStyles } from './flow-page.styles';

const opens = 'http://localhost:4001/comecar?passo=';

async function page(at: string | undefined) {
  const segments = await flowModel(smallConversation, { texts: [], brand: aBrand(), now: 0 });
  return flowPageOf({ segments, brand: aBrand(), opens: at, script: '' });
}

it('opens each step at the stage, and waits for a press before a step creates something', async () => {
  const html = await page(opens);
  expect(html).toContain(`href="${opens}shop:pergunta"`);
  expect(html.match(/It creates something at the sandbox/g)).toHaveLength(1);
  expect(html).toContain('frame-src http://localhost:4001');
});

it('says so if no product is served, and has no screens then', async () => {
  const html = await page(undefined);
  expect(html).toContain('No product is served beside this sandbox');
  expect(html).not.toMatch(/Open the product here|frame-src/);
});

it('has no style and no script in an attribute, which its policy would refuse', async () => {
  expect(await page(opens)).not.toMatch(/ (style|on[a-z]+)="/);
});

it('declares every variable that its style sheet uses', () => {
  const styles = flowStyles(aBrand());
  const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !styles.includes(`${name}: `))).toEqual([]);
});
