import { brandSchema } from '@consorcio/shared/entities';
import app from '../../brands/app.json';
import home from '../../brands/home.json';
import { parseBrand } from './parse-brand';

describe('parseBrand', () => {
  it.each([home, app])('completes the brand file $id with the defaults', ({ $schema, ...file }) => {
    const brand = parseBrand({ $schema, ...file });
    expect(brandSchema.safeParse(brand).success).toBe(true);
    expect(brand).toMatchObject(file);
  });

  it.each([
    ['a wrong colour', { ...home, tema: { ...app.tema, background: 'red' } }, 'tema.background'],
    ['an unknown plan table', { ...home, tipoTabela: 'tudo' }, 'tipoTabela'],
    ['an invalid link', { ...home, chatUrl: 'zap' }, 'chatUrl'],
    ['no name', { ...home, nome: undefined }, 'nome'],
    ['no object', 'home', ''],
  ])('refuses %s and names the field', (_, file, field) => {
    expect(() => parseBrand(file)).toThrow(expect.objectContaining({ code: 'brand.invalid' }));
    expect(() => parseBrand(file)).toThrow(field);
  });
});
