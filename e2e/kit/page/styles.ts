import { found } from './findings';
import { stageNothing } from './stage';

/** Selectors without a class that the host's own global style has. */
const ofHost = new Set<string>();

/** Draws only the global style of the host and remembers its rules. Called before any code of the segment runs. */
export function rememberHostStyles(): void {
  const leave = stageNothing(document.createElement('div'));
  for (const { selectorText } of rulesOf(document.styleSheets)) ofHost.add(selectorText);
  leave();
}

/** Notes rules that reach elements outside of the parts, and style sheets that styled-components does not know. */
export function noteReachingStyles(): void {
  if (document.adoptedStyleSheets.length > 0)
    found('page', 'adopts a style sheet of its own. Style elements of the part with styled-components.');
  const outside = [...document.querySelectorAll('html, body, [data-kit-root], [data-kit-root] *')].filter(
    (element) => element.parentElement?.closest('[data-part]') == null,
  );
  const classesOfHost = new Set(outside.flatMap(({ classList }) => [...classList]));
  for (const { selectorText } of rulesOf([...document.styleSheets, ...document.adoptedStyleSheets])) {
    if (
      ofHost.has(selectorText) ||
      [...selectorText.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].some(([, name]) => classesOfHost.has(name ?? ''))
    )
      continue;
    const reached = outside.find((element) =>
      element.matches(selectorText.replace(/::[\w-]+(\([^)]*\))?/g, '') || '*'),
    );
    if (reached)
      found('page', `has the style rule "${selectorText}", which reaches <${reached.localName}>. Style only the part.`);
  }
}

/** Rules for the screen. Rules for print are allowed: a part may print a page of its own. */
function rulesOf(sheets: Iterable<CSSStyleSheet>): readonly CSSStyleRule[] {
  return [...sheets].flatMap((sheet) => rulesIn(sheet.cssRules));
}

function rulesIn(rules: CSSRuleList): readonly CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.conditionText)) return [];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
}
