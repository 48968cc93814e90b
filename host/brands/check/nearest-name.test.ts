import { nearestName } from './nearest-name';

describe('nearestName', () => {
  it.each([
    ['campanhaID', 'campanhaId'],
    ['campanaId', 'campanhaId'],
    ['corner', 'corners'],
    ['tipoo', 'tipo'],
    ['tippoo', undefined],
    ['cor', undefined],
    ['', undefined],
  ])('reads %p as %p', (written, meant) => {
    expect(nearestName(written, ['id', 'campanhaId', 'corners', 'tipo', 'bar'])).toBe(meant);
  });
});
