import { brandSchema } from '@consorcio/shared/entities';
import { contrastRatio } from '@consorcio/shared/theme';
import { Resvg } from '../resvg';
import type { Rule } from './rule';

/** Below it, buttons and bubbles in the brand's colour seem to have no shape. The palest brand we have reaches 1.42. */
const LEAST_DIFFERENCE = 1.25;

const standsOutFromThePage: Rule = ({ tema }) => {
  const colours = brandSchema.shape.tema.safeParse(tema).data;
  if (!colours || contrastRatio(colours.primaryBackground, colours.background) >= LEAST_DIFFERENCE) return undefined;
  const { primaryBackground, background } = colours;
  const isSame = primaryBackground.toLowerCase() === background.toLowerCase();
  return {
    fields: ['tema.primaryBackground', 'tema.background'],
    sentence:
      `tema.primaryBackground is ${primaryBackground}, ${isSame ? 'the colour' : 'hardly different from the colour'} of the page` +
      `${isSame ? '' : ` (${background})`}, so buttons and bubbles would not be seen. Write another colour for one of them.`,
  };
};

const CANVAS = 24;
/** Curves end at decimals that no float holds exactly. */
const TOLERANCE = 0.05;
/** A sign that fills less than this was drawn for another canvas. */
const SMALLEST = 8;

const isDrawnOnItsCanvas: Rule = ({ logo }) => {
  const sign = brandSchema.shape.logo.shape.sign.safeParse(Reflect.get(Object(logo), 'sign')).data;
  if (sign === undefined) return undefined;
  const bounds = signBounds(sign);
  const at = { fields: ['logo.sign'] };
  if (!bounds) return { ...at, sentence: 'logo.sign draws nothing. Write the path of a filled shape.' };
  const { left, top, right, bottom } = bounds;
  const drawn = `logo.sign is drawn from ${place(left, top)} to ${place(right, bottom)}`;
  if (Math.min(left, top) < -TOLERANCE || Math.max(right, bottom) > CANVAS + TOLERANCE)
    return {
      ...at,
      sentence: `${drawn}, and is cut off outside of its canvas, 0 0 to ${CANVAS} ${CANVAS}. Move or scale the path.`,
    };
  if (Math.max(right - left, bottom - top) < SMALLEST)
    return { ...at, sentence: `${drawn}, which is tiny on its canvas of ${CANVAS} by ${CANVAS}. Scale the path up.` };
  return undefined;
};

function place(x: number, y: number): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

const hasAHeaderForItsMenu: Rule = ({ isApp, navBar, bar }) => {
  if (isApp !== true) return undefined;
  const parts = [navBar === true && 'navBar', typeof bar === 'string' && bar !== 'surface' && 'bar'].filter(
    (name) => typeof name === 'string',
  );
  const what = parts.length > 1 ? 'navBar and bar have' : `${parts[0]} has`;
  return parts.length === 0
    ? undefined
    : {
        fields: parts,
        sentence: `isApp is true, so the page has no header, and ${what} no effect. Remove ${parts.length > 1 ? 'both' : 'it'}, or write "isApp": false.`,
      };
};

const isInTheAppItSpeaksOf: Rule = ({ greeting, isApp }) =>
  (greeting === 'app' || greeting === 'app-user') && isApp === false
    ? {
        fields: ['isApp', 'greeting'],
        sentence: `isApp is false, and the greeting "${greeting}" speaks to people inside an app. Write "isApp": true, or another greeting.`,
      }
    : undefined;

/** How a brand looks, as far as a schema cannot see it. */
export const lookRules: readonly Rule[] = [
  standsOutFromThePage,
  isDrawnOnItsCanvas,
  hasAHeaderForItsMenu,
  isInTheAppItSpeaksOf,
];

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A path needs no fonts; looking for those of the system takes most of the time. */
const options = { font: { loadSystemFonts: false } };

/** The smallest box around a path, measured by the library that draws the icons; undefined if the path draws nothing. */
export function signBounds(path: string): Bounds | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
  const box = new Resvg(svg, options).getBBox();
  return box && { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}
