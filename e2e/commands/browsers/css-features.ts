import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { Features } from './script-features';
import { compatAt } from './support';

const { properties, selectors, types, 'at-rules': rules } = data.css;

/** Finds properties and their values, units, functions, selectors and at-rules in styles, or in the pieces of styles in a script. */
export function cssFeatures(css: string): Features {
  const found: Features = new Map();
  const add = (name: string, statement: ReturnType<typeof compatAt>) => statement && found.set(name, [statement]);
  for (const [, property = '', value = ''] of css.matchAll(/(?<![\w-])([a-z-]{3,})\s*:\s*([^;{}]*)/g)) {
    add(property, compatAt(properties, property));
    for (const [word] of value.matchAll(/[a-z-]+/g)) add(`${property}: ${word}`, compatAt(properties, property, word));
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      add(`${name}()`, compatAt(types, name) ?? compatAt(types, 'color', name));
    }
  }
  if (/\d(dvh|dvw|svh|svw|lvh|lvw)\b/.test(css))
    add('dvh', compatAt(types, 'length', 'viewport_percentage_units_dynamic'));
  if (/\dcq[a-z]{1,3}\b/.test(css)) add('cqw', compatAt(types, 'length', 'container_query_length_units'));
  for (const [, name = ''] of css.matchAll(/::?([a-z-]{3,})/g)) add(`:${name}`, compatAt(selectors, name));
  for (const [, rule = ''] of css.matchAll(/@([a-z-]+)/g)) add(`@${rule}`, compatAt(rules, rule));
  for (const [, feature = ''] of css.matchAll(/\(([a-z-]+)\s*[:)]/g))
    add(`@media (${feature})`, compatAt(rules, 'media', feature));
  return found;
}
