import type { Opening } from '../opening/measure-opening';
import { OWN_PAUSES_MS } from '../own-pauses';
import type { Results } from '../results';
import { performanceDocument } from './document';

const machine = { processor: 'Some CPU', cores: 2, memoryGiB: 24, node: '20.0.0', chromium: '150.0' };
const opening = (option: number, firstPaint: number): Opening => ({
  firstPaint,
  largestPaint: firstPaint,
  layoutShift: 0,
  option,
  answer: option + 100,
  pressToAnswer: 90,
  bytes: 61_400,
  requests: 3,
  allBytes: 61_400,
});
const results: Results = {
  opening: {
    date: '2026-11-24',
    machine,
    data: [
      { id: 'ours', name: 'ours, no pauses', runs: [opening(500, 400), opening(520, 400), opening(900, 400)] },
      { id: 'ours-paused', name: 'ours, with the pauses', runs: [opening(400 + OWN_PAUSES_MS + 30, 400)] },
      { id: 'bare', name: 'bare React page', runs: [opening(1040, 1040)] },
    ],
  },
};

describe('the boundaries', () => {
  it('are the medians of their runs, beside the questions inside a segment', () => {
    const { opening: _opening, ...others } = results;
    const crossings = [
      { own: 40, all: 140 },
      { own: 60, all: 100 },
      { own: 50, all: 120 },
    ];
    const data = [
      { id: 'host → simulation', name: 'host → simulation', runs: crossings },
      { id: 'inside', name: 'inside', runs: [{ own: 30, all: 30 }] },
    ];
    const document = performanceDocument({ ...others, boundaries: { date: '2026-11-24', machine, data } }, {});

    expect(document).toContain('| host → simulation | 50 | 120 |');
    expect(document).toContain('| inside a segment | 30 | 30 |');
  });
});

describe('performanceDocument', () => {
  const document = performanceDocument(results, { react: '19.3.1' });

  it('shows the median of each page and its ratio to the bare React page', () => {
    expect(document).toContain('| ours, no pauses | 400 | 400 | 0.000 | 520 | 0.50× | 620 |');
    expect(document).toContain('| bare React page | 1,040 | 1,040 | 0.000 | 1,040 | 1.00× |');
  });

  it('says how late the first option is after the first paint and the pauses', () => {
    expect(document).toContain('30 ms after the first paint and those pauses');
  });

  it('says when, on what and how often it was measured', () => {
    expect(document).toContain(
      '_2026-11-24, Some CPU, 2 cores, 24 GiB, Node 20.0.0, Chromium 150.0. 1 run of each page._',
    );
  });

  it('names the version of each peer', () => {
    expect(document).toContain('react 19.3.1');
  });

  it('leaves out parts that were never measured', () => {
    expect(document).not.toContain('## Lighthouse');
  });
});
