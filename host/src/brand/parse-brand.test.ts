import { brandSchema, greetingKinds } from '@consorcio/shared/entities';
import { parseMarkup, plainText } from '@consorcio/shared/flow';
import app from '../../brands/app.json';
import home from '../../brands/home.json';
import { greetings } from './greetings';
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
    ['a link that is none', { ...home, chatUrl: 'zap' }, 'chatUrl'],
    ['no name', { ...home, nome: undefined }, 'nome'],
    ['no object', 'home', ''],
  ])('refuses %s and names the field', (_, file, field) => {
    expect(() => parseBrand(file)).toThrow(expect.objectContaining({ code: 'brand.invalid' }));
    expect(() => parseBrand(file)).toThrow(field);
  });
});

describe('greetings', () => {
  it.each(greetingKinds)('greets %s visitors with the brand name as text, whatever it holds', (greeting) => {
    const brand = parseBrand({ ...home, nome: 'A&B <b>Consórcio</b>', greeting });
    const [first, ...others] = greetings[greeting](brand).map((text) => plainText(parseMarkup(text)));
    expect(first).toContain('A&B <b>Consórcio</b>');
    expect(others.length).toBeGreaterThan(0);
  });
});
