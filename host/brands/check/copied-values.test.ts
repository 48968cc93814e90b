import { checkBrands } from './check-brands';
import { home, kmv } from './testing/home-file';

const app = { ...kmv, id: 'km-app', routes: ['/km-app'], campanhaId: 31, compraId: 32, titulo: 'Km App', isApp: true };
const problemsOf = (...brands: readonly (typeof home)[]) =>
  checkBrands(brands.map((brand) => ({ file: `${brand.id}.json`, text: JSON.stringify(brand, null, 2) }))).problems;

it('lets brands of one company share its name, its sign, its site and its company id', () => {
  expect(problemsOf(home, kmv, { ...app, nome: 'Km App' })).toEqual([]);
});

it('lets no two brands share what belongs to one campaign, also of one company', () => {
  expect(problemsOf(home, kmv, { ...app, compraId: kmv.compraId, titulo: kmv.titulo })).toEqual([
    "km-app.json:8: compraId and titulo are the same as in kmv.json. Write values of this brand's own.",
  ]);
});

it('takes a shared site for a mistake when the names have nothing in common', () => {
  const other = { ...app, nome: 'Outra', empresaId: 33, logo: { ...kmv.logo, sign: 'M4 4h16v16H4z' } };
  expect(problemsOf(home, kmv, other)).toEqual([
    "km-app.json:20: siteDomain is the same as in kmv.json. Write a value of this brand's own.",
  ]);
});

it('names the override that brings the value of another brand', () => {
  const texts = [home, kmv].map((brand) => ({ file: `brands/${brand.id}.json`, text: JSON.stringify(brand) }));
  const override = { file: 'deploy/home.json', text: JSON.stringify({ campanhaId: kmv.campanhaId }) };
  expect(checkBrands(texts, [override]).problems).toEqual([
    "deploy/home.json:1: campanhaId is the same as in brands/kmv.json. Write a value of this brand's own.",
  ]);
});
