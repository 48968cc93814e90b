import type { Brand } from '@consorcio/shared/entities';
import { brandVariables, theme } from '@consorcio/shared/theme';
import { mapStyles } from './map.styles';
import { panelStyles } from './panel.styles';

const { color, space, radius, font, motion, shadow } = theme;

/** The look of the page, from the tokens of the product and the colours of a brand. */
export function flowStyles(brand: Brand): string {
  const variables = Object.entries(brandVariables(brand)).map(([name, value]) => `${name}: ${value};`);
  return `:root { --motion-fast: 160ms; --motion-normal: 220ms; color-scheme: var(--color-scheme); ${variables.join(' ')} }
${pageStyles}${mapStyles}${panelStyles}`;
}

const pageStyles = `
@media (prefers-reduced-motion: reduce) { :root { --motion-fast: 0ms; --motion-normal: 0ms; } }
@font-face { font-family: 'Figtree Variable'; src: url(/fluxo/figtree.woff2) format('woff2'); font-weight: 300 900; font-display: swap; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { text-size-adjust: 100%; }
body { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100dvh; margin: 0; background: ${color.page}; color: ${color.text}; font: ${font.size.s}/${font.lineHeight.normal} ${font.family}; -webkit-font-smoothing: antialiased; }
h1, h2, h3, p, ul, dl, dd { margin: 0; }
h1, h2, h3 { line-height: ${font.lineHeight.tight}; }
ul { padding: 0; list-style: none; }
button, input { font: inherit; color: inherit; }
a { color: ${color.primaryText}; text-underline-offset: 2px; }
a, button, input, summary { border-radius: ${radius.s}; }
:focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; }
h2:focus-visible { outline: none; }
.quiet { color: ${color.textQuiet}; }
.bar { z-index: 3; display: grid; grid-template-columns: auto minmax(200px, 320px) 1fr auto; align-items: center; gap: ${space.s} ${space.l}; padding: ${space.s} ${space.l}; border-bottom: 1px solid ${color.border}; background: ${color.surface}; }
.title h1 { font-size: ${font.size.l}; font-weight: ${font.weight.heavy}; }
.title p, .observed p { color: ${color.textQuiet}; font-size: ${font.size.xs}; white-space: nowrap; }
.search { position: relative; }
.search input { width: 100%; min-height: 44px; padding: 0 ${space.l}; border: 1px solid ${color.borderControl}; border-radius: ${radius.field}; background: ${color.surface}; font-size: ${font.size.m}; }
.search p { position: absolute; top: 50%; right: ${space.xxxl}; transform: translateY(-50%); color: ${color.textQuiet}; font-size: ${font.size.xs}; pointer-events: none; }
.segments { display: flex; gap: ${space.xs}; overflow-x: auto; padding: ${space.xs}; }
.bar button, .zoom button { min-height: 40px; padding: 0 ${space.m}; border: 1px solid ${color.border}; border-radius: ${radius.pill}; background: ${color.surface}; font-weight: ${font.weight.medium}; white-space: nowrap; cursor: pointer; transition: background-color ${motion.fast}, border-color ${motion.fast}; }
.bar button:hover, .zoom button:hover { border-color: ${color.borderControl}; background: ${color.surfaceSunken}; }
.bar button[aria-pressed='true'] { border-color: ${color.primaryEdge}; background: ${color.primarySoft}; color: ${color.primaryText}; }
.observed { display: flex; align-items: center; gap: ${space.s}; }
.work { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 420px; min-height: 0; }
.list { position: absolute; z-index: 2; top: ${space.s}; left: ${space.l}; width: 400px; max-height: calc(100% - ${space.xl}); overflow-y: auto; padding-bottom: ${space.s}; border: 1px solid ${color.border}; border-radius: ${radius.l}; background: ${color.surface}; box-shadow: ${shadow.high}; }
.list:not(.searching) { display: none; }
.list section { padding: ${space.m} ${space.s} 0; }
.list h2 { padding: 0 ${space.s} ${space.xs}; color: ${color.textQuiet}; font-size: ${font.size.s}; font-weight: ${font.weight.strong}; }
.list h2 small { font-weight: ${font.weight.normal}; }
.list a { position: relative; display: block; min-height: 48px; padding: ${space.s} ${space.m}; border-left: 4px solid transparent; border-radius: 0; color: ${color.text}; text-decoration: none; }
.list a.waits { border-left-color: ${color.primaryEdge}; }
.list a:hover, .list a[aria-current] { background: ${color.primarySoft}; }
.list b { display: block; padding-right: ${space.xxxl}; font-weight: ${font.weight.strong}; overflow-wrap: anywhere; }
.list span { display: block; overflow: hidden; color: ${color.textQuiet}; white-space: nowrap; text-overflow: ellipsis; }
.list .elsewhere { display: none; }
.none { padding: ${space.xl}; color: ${color.textQuiet}; }
.count { position: absolute; top: ${space.s}; right: ${space.s}; min-width: 24px; padding: 0 ${space.s}; border-radius: ${radius.pill}; background: ${color.primarySoft}; color: ${color.primaryText}; font-size: ${font.size.xs}; font-style: normal; font-weight: ${font.weight.strong}; font-variant-numeric: tabular-nums; line-height: 20px; text-align: center; }
.count.failed { background: ${color.dangerSoft}; color: ${color.danger}; }
@media (max-width: 1240px) { .bar { grid-template-columns: auto minmax(0, 1fr) auto; } .segments { grid-column: 1 / -1; grid-row: 2; } }
@media (max-width: 899px) {
  body { display: block; height: auto; }
  .bar { grid-template-columns: minmax(0, 1fr) auto; padding: ${space.s} ${space.m}; }
  .bar > .search { grid-column: 1 / -1; }
  .observed { grid-area: 1 / 2; }
  .segments { grid-row: auto; margin: 0 calc(0px - ${space.m}); padding: ${space.xs} ${space.m}; }
  .work { display: block; }
  .map { display: none; }
  .list, .list:not(.searching) { position: static; display: block; width: auto; max-height: none; padding-bottom: ${space.xl}; border: 0; border-radius: 0; box-shadow: none; }
}
`;
