import { brandDefaults, brandFields, type CheckedBrand, type FieldNote } from '@consorcio/host/brands';
import type { Brand } from '@consorcio/shared/entities';
import { cellText, markdownTable } from './markdown-table';

/** The tables of the page about the brands: all brands, and the fields of a brand file. */
export function brandsTables(brands: readonly CheckedBrand[]) {
  return {
    brands: markdownTable(
      'brand | name | routes | host names | greeting | campaign / purchase / company | plan table | discount | coupon | page',
      [...brands].sort(homeFirst).map(brandRow),
    ),
    fields: markdownTable('field | meaning | values | default', Object.entries(brandFields).map(fieldRow)),
  };
}

function homeFirst(one: CheckedBrand, other: CheckedBrand): number {
  const isNotHome = ({ brand }: CheckedBrand) => Number(!brand.routes.includes('/'));
  return isNotHome(one) - isNotHome(other) || (one.brand.id < other.brand.id ? -1 : 1);
}

function brandRow({ file, brand }: CheckedBrand): readonly string[] {
  return [
    `[${code(brand.id)}](../${file})`,
    cellText(brand.nome),
    listed(brand.routes),
    listed(brand.hosts),
    brand.greeting,
    `${brand.campanhaId} / ${brand.compraId} / ${brand.empresaId}`,
    code(brand.tipoTabela),
    brand.desconto ? 'yes' : '',
    couponOf(brand),
    pageOf(brand),
  ];
}

function couponOf({ cupom, shouldUseCoupon }: Brand): string {
  return [cupom !== null && `offers ${code(cupom)}`, shouldUseCoupon && 'asked for'].filter(Boolean).join(', ');
}

function pageOf({ isApp, navBar }: Brand): string {
  if (isApp) return 'in an app, no header';
  return navBar ? 'header with menu' : 'header';
}

function fieldRow([path, { means, values }]: readonly [string, FieldNote]): readonly string[] {
  return [code(path), cellText(means), cellText(values), defaultOf(path)];
}

function defaultOf(path: string): string {
  if (Object.hasOwn(brandDefaults, path)) return code(JSON.stringify(brandDefaults[path]));
  const [outer, inner] = path.split('.');
  if (outer === 'instituicao') return '`institution.json`';
  return inner === undefined ? 'required' : `required in ${code(outer ?? '')}`;
}

function listed(values: readonly string[]): string {
  return values.map(code).join(' ');
}

function code(value: string): string {
  return `\`${value}\``;
}
