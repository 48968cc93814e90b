import { moments } from '@consorcio/host/preview';
import { aBrand } from '@consorcio/shared/testing';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { previewStart } from './preview-start';

const brand = aBrand({ id: 'kmv', routes: ['/kmv'] });

it.each(moments)(
  'leaves a visitor at the moment $name in the storage, and goes on to the product',
  async ({ step = '' }) => {
    const { segments } = await loadConversation();
    const page = previewStart(brand, step, '/kmv', segments);
    const [, data = ''] = /const \{ stored, to \} = (.*);/.exec(page) ?? [];
    const { stored, to } = JSON.parse(data);

    expect(to).toBe('/kmv');
    expect(Object.values(stored).join()).toContain(step === '' ? '' : `"step":"${step}"`);
    expect(Object.keys(stored).every((key) => key.includes('.kmv.'))).toBe(true);
  },
);

it('lets no text of the conversation end its script', async () => {
  const { segments } = await loadConversation();

  expect(previewStart(brand, 'payment-options', '/</script>', segments).match(/<\/script>/g)).toHaveLength(1);
});
