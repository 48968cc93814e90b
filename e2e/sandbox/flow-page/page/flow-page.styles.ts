import { readFileSync } from 'node:fs';
import type { Brand } from '@consorcio/shared/entities';
import { brandVariables, theme } from '@consorcio/shared/theme';

const { space, font } = theme;

/** The look of the page, from the tokens of the product and the colours of a brand. */
export function flowStyles(brand: Brand): string {
  const variables = {
    ...brandVariables(brand),
    ...named('--space', space),
    ...named('--font-size', font.size),
    ...named('--font-weight', font.weight),
    ...named('--font-line-height', font.lineHeight),
    '--font-family': font.family,
    '--motion-fast': '160ms',
  };
  const declared = Object.entries(variables).map(([name, value]) => `${name}: ${value};`);
  const sheet = readFileSync(new URL('./flow-page.css', import.meta.url), 'utf8');
  return `:root { color-scheme: var(--color-scheme); ${declared.join(' ')} }\n${sheet}`;
}

function named(group: string, tokens: Readonly<Record<string, string | number>>) {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`${group}-${name}`, value]));
}
