import { aBrand } from '@consorcio/shared/testing';
import { brandsDocument } from './brands-document';

it('shows a name that looks like markup as text', () => {
  const page = brandsDocument([
    { file: 'host/brands/kmv.json', fields: {}, brand: aBrand({ nome: 'Km | <b>*x*</b>' }) },
  ]);
  expect(page).toContain('| Km \\| \\<b\\>\\*x\\*\\</b\\> |');
});
