import { anInstitution } from '@consorcio/shared/testing';
import { type BrandText, checkBrands } from './check-brands';
import { home } from './testing/home-file';

const fileOf = (folder: string, name: string, content: unknown): BrandText => ({
  file: `${folder}/${name}.json`,
  text: JSON.stringify(content),
});
const check = (institution: object, override?: object, brand: object = home) =>
  checkBrands(
    [fileOf('brands', 'home', brand)],
    [],
    [fileOf('brands', 'institution', institution), ...(override ? [fileOf('deploy', 'institution', override)] : [])],
  );

it('puts the institution behind every brand', () => {
  const institution = anInstitution({ razaoSocial: 'Outra Administradora S.A.' });
  const { brands, problems } = check({ $schema: './institution.schema.json', ...institution });
  expect(problems).toEqual([]);
  expect(brands[0]?.brand.instituicao).toEqual(institution);
});

it('lets a deployment override it field by field, and a brand override both', () => {
  const { brands, problems } = check(
    anInstitution(),
    { razaoSocial: 'Da Implantação Ltda.', processadora: 'Paga Bem' },
    { ...home, instituicao: { processadora: 'Paga Melhor' } },
  );
  expect(problems).toEqual([]);
  expect(brands[0]?.brand.instituicao).toEqual(
    anInstitution({ razaoSocial: 'Da Implantação Ltda.', processadora: 'Paga Melhor' }),
  );
});

it.each([
  [{ contrato: undefined }, 'brands/institution.json: contrato is missing. Write an object with versao and endereco.'],
  [{ cnpj: '11222333000180' }, 'cnpj is "11222333000180". Write the 14 characters of a valid CNPJ, without mask.'],
  [
    { regulamento: { versao: '1', endereco: 'javascript:alert(1)' } },
    'regulamento.endereco is "javascript:alert(1)". Write an object with versao and endereco.',
  ],
  [{ razaoSociall: 'Alvo' }, '"razaoSociall" is not a field of an institution. Write "razaoSocial", or remove it.'],
  [{ taxaFinanciamento: 0 }, 'taxaFinanciamento is 0. Write percent a month, above 0 and up to 20, such as 1.99.'],
])('names file, field and fix of a mistake in it: %j', (mistake, sentence) => {
  const [problem, ...others] = check({ ...anInstitution(), ...mistake }).problems;
  expect(others).toEqual([]);
  expect(problem).toContain(sentence);
});

it('names the file of the deployment when the mistake is there', () => {
  expect(check(anInstitution(), { cnpj: '1' }).problems).toEqual([
    'deploy/institution.json:1: cnpj is "1". Write the 14 characters of a valid CNPJ, without mask.',
  ]);
});

it('names the field of a brand file that overrides it wrongly', () => {
  const { problems } = check(anInstitution(), undefined, { ...home, instituicao: { cnpj: '1' } });
  expect(problems).toEqual([
    'brands/home.json:1: instituicao.cnpj is "1". Write the 14 characters of a valid CNPJ, without mask.',
  ]);
});
