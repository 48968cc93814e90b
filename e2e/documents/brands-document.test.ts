import { aBrand } from '@consorcio/shared/testing';
import { brandsTables } from './brands-document';

it('shows a name that looks like markup as text', () => {
  const { brands } = brandsTables([
    { file: 'host/brands/kmv.json', fields: {}, brand: aBrand({ nome: 'Km | <b>*x*</b>' }) },
  ]);
  expect(brands).toContain('| Km \\| \\<b\\>\\*x\\*\\</b\\> |');
});
