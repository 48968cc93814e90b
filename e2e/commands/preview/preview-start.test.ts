import { aBrand } from '@consorcio/shared/testing';
import { loadConversation } from '../../pages/fixtures/load-conversation';
import { moments } from './preview-page';
import { previewStart } from './preview-start';

it.each(moments)('leaves a visitor at the moment $name in the storage, and goes on', async ({ step }) => {
  const { segments } = await loadConversation();
  const page = previewStart(aBrand({ id: 'kmv', routes: ['/kmv'] }), step, '/</script>', segments);
  expect(page.match(/<\/script>/g)).toHaveLength(1); // no text of the conversation ends the script
  const [, data = ''] = /const \{ stored, to \} = (.*);/.exec(page) ?? [];
  const { stored, to } = JSON.parse(data);
  expect(to).toBe('/</script>');
  expect(Object.values(stored).join()).toContain(step === '' ? '' : `"step":"${step}"`);
  expect(Object.keys(stored).filter((key) => !key.endsWith('.kmv'))).toEqual([]);
});
