/**
 * Draws digits as bars, Interleaved 2 of 5: of each pair, the first digit sets the widths of five bars and the second those of
 * the spaces between them. Returns a path for an SVG, one unit of width per module, and the number of modules.
 */
export function interleaved2of5(digits: string, height: number): { path: string; modules: number } {
  const pairs = digits.match(/\d\d/g) ?? [];
  const widths = [...start, ...pairs.flatMap(widthsOfPair), ...stop];
  let at = 0;
  let path = '';
  for (const [index, width] of widths.entries()) {
    const isBar = index % 2 === 0;
    if (isBar) path += `M${at} 0h${width}v${height}h-${width}z`;
    at += width;
  }
  return { path, modules: at };
}

function widthsOfPair(pair: string): number[] {
  const [bars, spaces] = [...pair].map(widthsOfDigit);
  return (bars ?? []).flatMap((bar, index) => [bar, spaces?.[index] ?? 0]);
}

/** Five elements, two of them wide. */
function widthsOfDigit(digit: string): number[] {
  return [...(patterns[Number(digit)] ?? '')].map((element) => (element === 'W' ? wide : narrow));
}

const patterns = ['nnWWn', 'WnnnW', 'nWnnW', 'WWnnn', 'nnWnW', 'WnWnn', 'nWWnn', 'nnnWW', 'WnnWn', 'nWnWn'];
const narrow = 1;
const wide = 3;
const start = [narrow, narrow, narrow, narrow];
const stop = [wide, narrow, narrow];
