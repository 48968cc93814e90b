import { theme } from '@consorcio/shared/theme';

const { color, space, radius, font, motion, shadow } = theme;

/** The map: lanes, cards, arrows. What is dimmed is neither found nor beside the chosen step. */
export const mapStyles = `
.map { position: relative; min-width: 0; min-height: 0; }
.scroll { position: absolute; inset: 0; overflow: auto; overscroll-behavior: contain; }
.canvas { position: relative; margin: ${space.l} ${space.l} 96px; zoom: 0.75; }
.lane { position: absolute; top: 0; bottom: 0; border: 1px solid ${color.border}; border-radius: ${radius.l}; background: ${color.surfaceSunken}; }
.lane p { position: sticky; z-index: 1; top: 0; left: 0; display: flex; align-items: baseline; width: max-content; max-width: 100%; gap: ${space.m}; padding: ${space.m} ${space.l}; border-radius: ${radius.l}; background: ${color.surfaceSunken}; color: ${color.textQuiet}; font-size: ${font.size.m}; }
.lane b { color: ${color.text}; font-size: ${font.size.xl}; font-weight: ${font.weight.heavy}; }
.arrows { position: absolute; inset: 0; overflow: visible; pointer-events: none; }
.arrow { fill: none; stroke: ${color.borderControl}; stroke-width: 1.5; stroke-linejoin: round; }
.arrow.across, .arrow.back { visibility: hidden; stroke-dasharray: 5 5; }
.arrow.lit { visibility: visible; stroke: ${color.primaryEdge}; stroke-width: 2.5; }
.chosen .arrow:not(.lit) { opacity: 0.35; }
.card { position: absolute; display: flex; flex-direction: column; justify-content: center; gap: 2px; padding: 0 ${space.m}; border: 1px solid ${color.borderControl}; border-radius: ${radius.m}; background: ${color.surface}; color: ${color.text}; text-decoration: none; transition: box-shadow ${motion.fast}, border-color ${motion.fast}, opacity ${motion.fast}; }
.card.waits { border-left: 4px solid ${color.primaryEdge}; box-shadow: ${shadow.low}; }
.card.on { border-style: dashed; background: ${color.page}; }
.card:hover { border-color: ${color.primaryEdge}; box-shadow: ${shadow.high}; }
.card b, .card span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.card b { font-size: ${font.size.m}; font-weight: ${font.weight.strong}; line-height: ${font.lineHeight.tight}; }
.card span { color: ${color.textQuiet}; }
.card .count { top: -10px; right: ${space.s}; border: 2px solid ${color.surface}; }
.card.near { border-color: ${color.primaryEdge}; background: ${color.primarySoft}; }
.card[aria-current] { border-color: ${color.primaryEdge}; background: ${color.primary}; color: ${color.onPrimary}; }
.card[aria-current] span { color: inherit; }
.searching .card:not(.found), .filtered .card:not(.shown) { opacity: 0.25; }
.filtered .lane:not(.shown) { opacity: 0.5; }
.zoom { position: absolute; z-index: 1; right: ${space.l}; bottom: ${space.l}; display: flex; align-items: center; padding: ${space.xs}; border: 1px solid ${color.border}; border-radius: ${radius.pill}; background: ${color.surface}; box-shadow: ${shadow.low}; }
.zoom button { width: 40px; padding: 0; border-color: transparent; font-size: ${font.size.l}; }
.zoom output { min-width: 44px; font-size: ${font.size.xs}; font-variant-numeric: tabular-nums; text-align: center; }
.legend { position: absolute; z-index: 1; bottom: ${space.l}; left: ${space.l}; display: flex; flex-wrap: wrap; gap: ${space.xs} ${space.l}; max-width: calc(100% - 200px); padding: ${space.s} ${space.m}; border: 1px solid ${color.border}; border-radius: ${radius.m}; background: ${color.surface}; color: ${color.textQuiet}; font-size: ${font.size.xs}; }
.legend li { display: flex; align-items: center; gap: ${space.s}; }
.key { width: 22px; height: 14px; border: 1px solid ${color.borderControl}; border-radius: ${radius.s}; background: ${color.surface}; }
.key.waits { border-left: 4px solid ${color.primaryEdge}; }
.key.on { border-style: dashed; background: ${color.page}; }
.key.line { height: 0; border-width: 2px 0 0; border-radius: 0; }
.key.line.dashed { border-top-style: dashed; border-color: ${color.primaryEdge}; }
`;
