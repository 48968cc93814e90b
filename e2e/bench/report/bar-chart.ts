/** Horizontal bars: one group per row, one bar per series. */
export interface BarChart {
  readonly title: string;
  readonly unit: string;
  readonly series: readonly { readonly name: string; readonly colour: string }[];
  readonly rows: readonly { readonly name: string; readonly values: readonly number[]; readonly isOwn: boolean }[];
}

const width = 760;
const names = 190;
const values = 70;
const bar = { height: 12, gap: 3 };
const groupGap = 14;
const top = 64;

/** The chart as an SVG with a light background of its own, so that it is readable on dark pages too. */
export function barChart({ title, unit, series, rows }: BarChart): string {
  const group = series.length * (bar.height + bar.gap) + groupGap;
  const height = top + rows.length * group;
  const largest = Math.max(...rows.flatMap((row) => row.values));
  const lengthOf = (value: number) => (value / largest) * (width - names - values);
  const legend = series.map(
    ({ name, colour }, index) =>
      `<rect x="${names + index * 150}" y="36" width="12" height="12" rx="2" fill="${colour}"/>` +
      `<text x="${names + 18 + index * 150}" y="46">${escaped(name)}</text>`,
  );
  const groups = rows.map(({ name, values, isOwn }, index) => {
    const y = top + index * group;
    const middle = y + (group - groupGap) / 2 + 3;
    const bars = values.map((value, which) => {
      const at = y + which * (bar.height + bar.gap);
      const length = lengthOf(value).toFixed(1);
      return (
        `<rect x="${names}" y="${at}" width="${length}" height="${bar.height}" rx="2" fill="${series[which]?.colour}"/>` +
        `<text x="${(names + lengthOf(value) + 6).toFixed(1)}" y="${at + 10}">${Math.round(value)} ${escaped(unit)}</text>`
      );
    });
    return `<text x="${names - 12}" y="${middle}" text-anchor="end"${isOwn ? ' font-weight="700"' : ''}>${escaped(name)}</text>${bars.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="12" fill="#171b20">
<rect width="100%" height="100%" rx="8" fill="#ffffff"/>
<text x="16" y="24" font-size="15" font-weight="700">${escaped(title)}</text>
${legend.join('\n')}
${groups.join('\n')}
</svg>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
