import { brandDefaults, brandFields, type CheckedBrand, type FieldNote } from '@consorcio/host/brands';
import type { Brand } from '@consorcio/shared/entities';
import { cellText, markdownTable } from './markdown-table';

/** The page about the brands: all brands, which of their values are real, and the fields of a brand file. */
export function brandsDocument(brands: readonly CheckedBrand[]): string {
  const sections = [
    introduction,
    `## The ${brands.length} brands`,
    markdownTable(
      'brand | name | routes | host names | greeting | campaign / purchase / company | plan table | discount | coupon | page',
      [...brands].sort(homeFirst).map(brandRow),
    ),
    realValues,
    '## The fields of a brand file',
    'A field with a default may be left out.',
    markdownTable('field | meaning | values | default', Object.entries(brandFields).map(fieldRow)),
  ];
  return `${sections.join('\n\n')}\n`;
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

const introduction = `# The brands

Written by \`pnpm documents\` from the files of [\`host/brands/\`](../host/brands), their [defaults](../host/src/brand/brand-defaults.json),
the institution behind them ([institution.json](../host/src/brand/institution.json)),
the [notes](../host/brands/check/brand-notes.ts) on each field and the schema of a brand: change those, not this page. \`npm test\` reports
when they differ.

A brand is one file that overrides the defaults. [Add a partner](guides/add-a-partner.md) explains how to write one, preview it, and
change it at deploy time.`;

const realValues = `## Which values are real

The ids in the specification are exact, and are in the code:

- **Referral**: campaign 605, purchase 130, company 58.
- **The referral's special campaign**: Paga Metade sets company 99 and purchase 173, Integral company 58 and purchase 130.
- **Company 97** has 60% off the first instalment instead of 50%.

**Everything else is a sandbox value**: every other \`campanhaId\`, \`compraId\` and \`empresaId\`, every host name, \`siteDomain\`,
\`publicOrigin\` and \`chatUrl\` in \`host/brands\` and in the defaults, and everything in \`institution.json\`. The specification does not contain the real ones,
so ours are invented, and their addresses do not exist; no brand has a \`trackingId\`. Set the real ones at deploy time
([how](guides/add-a-partner.md#change-a-brand-at-deploy-time)).`;
