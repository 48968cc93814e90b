import { barChart } from './bar-chart';

const chart = barChart({
  title: 'Quick & slow',
  unit: 'ms',
  series: [
    { name: 'first', colour: '#111111' },
    { name: 'second', colour: '#222222' },
  ],
  rows: [
    { name: 'ours', values: [250, 500], isOwn: true },
    { name: 'theirs', values: [500, 1000], isOwn: false },
  ],
});

describe('barChart', () => {
  it('draws one bar per value, as long as the value is large', () => {
    const lengths = [
      ...chart.matchAll(
        /width="([\d.]+)" height="12" rx="2" fill="#(?:111111|222222)"\/><text x="[\d.]+" y="\d+">\d+ ms/g,
      ),
    ];
    expect(lengths.map(([, length]) => Number(length))).toEqual([125, 250, 250, 500]);
  });

  it('writes each value and emphasises our rows only', () => {
    expect(chart).toContain('>1000 ms<');
    expect(chart).toMatch(/font-weight="700">ours</);
    expect(chart).toMatch(/text-anchor="end">theirs</);
  });

  it('escapes texts', () => {
    expect(chart).toContain('Quick &amp; slow');
  });
});
