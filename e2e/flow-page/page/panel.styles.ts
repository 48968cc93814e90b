import { theme } from '@consorcio/shared/theme';

const { color, space, radius, font, shadow } = theme;

/** The panel of the chosen step. On a small screen it is a page of its own. */
export const panelStyles = `
.panel { overflow-y: auto; min-height: 0; border-left: 1px solid ${color.border}; background: ${color.surface}; overscroll-behavior: contain; }
.panel article, .empty { padding: ${space.xl}; }
.empty { display: grid; gap: ${space.m}; color: ${color.textQuiet}; }
.empty h2 { color: ${color.text}; font-size: ${font.size.l}; }
.panel article { display: grid; gap: ${space.xl}; }
.facts { display: grid; align-content: start; gap: ${space.xl}; min-width: 0; }
.panel h2 { font-size: ${font.size.xl}; font-weight: ${font.weight.heavy}; overflow-wrap: anywhere; }
.panel h3 { margin-bottom: ${space.s}; font-size: ${font.size.m}; font-weight: ${font.weight.strong}; }
.where { margin-bottom: ${space.xs}; color: ${color.textQuiet}; }
.marks { display: flex; flex-wrap: wrap; gap: ${space.xs}; margin-top: ${space.s}; }
.mark { padding: 2px ${space.m}; border-radius: ${radius.pill}; background: ${color.surfaceSunken}; color: ${color.textQuiet}; font-size: ${font.size.xs}; }
.open { display: flex; align-items: center; justify-content: center; min-height: 48px; margin-bottom: ${space.l}; padding: 0 ${space.xl}; border-radius: ${radius.pill}; background: ${color.primary}; color: ${color.onPrimary}; font-size: ${font.size.m}; font-weight: ${font.weight.strong}; text-decoration: none; }
.open:hover { background: ${color.primaryDeep}; }
.phone { position: relative; overflow: hidden; width: 270px; height: 555px; margin: 0 auto; border: 1px solid ${color.border}; border-radius: ${radius.xl}; background: ${color.page}; box-shadow: ${shadow.high}; }
.phone iframe { width: 360px; height: 740px; border: 0; transform: scale(0.75); transform-origin: 0 0; }
.phone button { position: absolute; inset: 0; margin: auto; width: 200px; height: 96px; border: 1px solid ${color.borderControl}; border-radius: ${radius.l}; background: ${color.surface}; cursor: pointer; }
.screen .quiet { margin-top: ${space.m}; text-align: center; }
.numbers { display: grid; grid-template-columns: repeat(3, 1fr); gap: ${space.s}; margin-top: ${space.l}; }
.numbers div { padding: ${space.s} ${space.m}; border-radius: ${radius.m}; background: ${color.surfaceSunken}; }
.numbers dt { color: ${color.textQuiet}; font-size: ${font.size.xs}; }
.numbers dd { font-size: ${font.size.l}; font-weight: ${font.weight.heavy}; font-variant-numeric: tabular-nums; }
.talk { display: grid; justify-items: start; gap: ${space.s}; padding: ${space.l}; border-radius: ${radius.l}; background: ${color.surfaceSunken}; }
.bubble { max-width: 100%; padding: ${space.m} ${space.l}; border-radius: ${radius.l} ${radius.l} ${radius.l} ${radius.tail}; background: ${color.bubbleBot}; color: ${color.onBubbleBot}; font-size: ${font.size.m}; overflow-wrap: anywhere; box-shadow: ${shadow.low}; white-space: pre-line; }
.field { width: 100%; padding: ${space.m} ${space.l}; border: 1px solid ${color.borderControl}; border-radius: ${radius.field}; background: ${color.surface}; color: ${color.textQuiet}; }
.field b { display: block; color: ${color.text}; font-weight: ${font.weight.medium}; }
.options { display: flex; flex-wrap: wrap; gap: ${space.s}; }
.options li { padding: ${space.s} ${space.l}; border: 1px solid ${color.primaryEdge}; border-radius: ${radius.pill}; background: ${color.surface}; color: ${color.primaryText}; font-weight: ${font.weight.medium}; }
.calls, .ways, .texts { display: grid; gap: ${space.s}; }
.calls code { font-size: ${font.size.s}; overflow-wrap: anywhere; }
.ways a { display: inline-block; padding: ${space.xs} 0; font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
.end { font-weight: ${font.weight.medium}; }
.texts { margin-top: ${space.m}; }
.texts .quiet { display: block; font-size: ${font.size.xs}; }
summary { min-height: 32px; font-weight: ${font.weight.medium}; cursor: pointer; }
.back { display: none; }
@media (min-width: 1500px) {
  .work { grid-template-columns: minmax(0, 1fr) 760px; }
  .panel article { grid-template-columns: 290px minmax(0, 1fr); }
  .panel article > header { grid-column: 1 / -1; }
  .panel article:not(:has(.screen)) { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 899px) {
  .panel { display: none; border: 0; }
  .has-step .bar, .has-step .list { visibility: hidden; }
  .has-step .panel { position: fixed; z-index: 4; inset: 0; display: block; }
  .panel article { padding: ${space.l}; scroll-margin-top: 60px; }
  .has-step .back { position: sticky; z-index: 1; top: 0; display: flex; align-items: center; min-height: 52px; padding: 0 ${space.l}; border-bottom: 1px solid ${color.border}; background: ${color.surface}; font-weight: ${font.weight.strong}; }
}
`;
