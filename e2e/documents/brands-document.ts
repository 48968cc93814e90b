import { brandFields } from '@consorcio/host/src/brand/check/brand-fields';
import { brandDefaults } from '@consorcio/host/src/brand/check/brand-file';
import type { CheckedBrand } from '@consorcio/host/src/brand/check/check-brands';
import type { Brand } from '@consorcio/shared/entities';
import { markdownTable } from './markdown-table';

/** The page about all brands: what a brand file says, which of its values are true, and the brands there are. */
export function brandsDocument(brands: readonly CheckedBrand[]): string {
  const sections = [
    introduction,
    `## The ${brands.length} brands`,
    markdownTable(
      [
        'brand',
        'name',
        'routes',
        'host names',
        'greeting',
        'campaign / purchase / company',
        'plan table',
        'discount',
        'coupon',
        'page',
      ],
      [...brands].sort(homeFirst).map(brandRow),
    ),
    trueValues,
    '## What a brand file says',
    'A field with a default may be left out.',
    markdownTable(['field', 'means', 'default'], Object.entries(brandFields).map(fieldRow)),
  ];
  return `${sections.join('\n\n')}\n`;
}

function homeFirst(one: CheckedBrand, other: CheckedBrand): number {
  const isAway = ({ brand }: CheckedBrand) => Number(!brand.routes.includes('/'));
  return isAway(one) - isAway(other) || (one.brand.id < other.brand.id ? -1 : 1);
}

function brandRow({ file, brand }: CheckedBrand): readonly string[] {
  return [
    `[${code(brand.id)}](../${file})`,
    asText(brand.nome),
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
  return [cupom === null ? [] : [`offers ${code(cupom)}`], shouldUseCoupon ? ['asked for'] : []].flat().join(', ');
}

function pageOf({ isApp, navBar }: Brand): string {
  if (isApp) return 'in an app, no header';
  return navBar ? 'header with menu' : 'header';
}

function fieldRow([path, { means }]: readonly [string, { readonly means: string }]): readonly string[] {
  return [code(path), asText(means), defaultOf(path)];
}

function defaultOf(path: string): string {
  if (Object.hasOwn(brandDefaults, path)) return code(JSON.stringify(brandDefaults[path]));
  const [outer, inner] = path.split('.');
  return inner === undefined ? 'required' : `required in ${code(outer ?? '')}`;
}

function listed(values: readonly string[]): string {
  return values.map(code).join(' ');
}

function code(value: string): string {
  return `\`${value}\``;
}

/** Words of a file are words on the page: no cell ends in them, and no markup begins. */
function asText(words: string): string {
  return words.replace(/[\\|<>[\]*_]/g, (sign) => `\\${sign}`);
}

const introduction = `# The brands

Written by \`pnpm documents\` from the files of [\`host/brands/\`](../host/brands), their [defaults](../host/src/brand/brand-defaults.json)
and the notes of [\`brand-fields.ts\`](../host/src/brand/check/brand-fields.ts): change those, not this page. \`npm test\` says when they differ.

A brand is one file over the defaults. [Add a partner](guides/add-a-partner.md) says how to write one, see it, and change it at
deploy time.`;

const trueValues = `## Which values are true

The ids that the specification gives are exact, and are in the code:

- **Referral**: campaign 605, purchase 130, company 58.
- **The referral's special campaign**: Paga Metade sets company 99 and purchase 173, Integral company 58 and purchase 130.
- **Company 97** has 60% off the first instalment instead of 50%.

**Everything else is a sandbox value**: every other \`campanhaId\`, \`compraId\` and \`empresaId\`, every host name, \`siteDomain\`,
\`publicOrigin\` and \`chatUrl\` in \`host/brands\` and in the defaults. The specification does not show the true ones,
so ours are invented, and lead nowhere; no \`trackingId\` is set at all. Put the true ones in at deploy time
([how](guides/add-a-partner.md#change-a-brand-at-deploy-time)).`;
