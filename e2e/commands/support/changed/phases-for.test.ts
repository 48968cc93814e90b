import { phasesFor } from './phases-for';

const namesFor = (...files: readonly string[]) => phasesFor(files).map(({ name }) => name);

describe('what a change can break', () => {
  it('is the segment of a changed step, with the flow and its journeys', () => {
    expect(namesFor('mf-survey/src/steps/pesquisa-humano.step.ts')).toEqual([
      'build',
      'lint',
      'types',
      'boundaries',
      'flow',
      'documents',
      'unit',
      'verify-survey',
      'journeys',
    ]);
  });

  it('is every segment after a change of what they are built from', () => {
    const names = namesFor('shared/src/ui/field.tsx');
    expect(names.filter((name) => name.startsWith('verify-'))).toHaveLength(4);
  });

  it('is no segment after a change of what only the host or tests use', () => {
    const names = namesFor(
      'shared/src/masks/money.ts',
      'shared/src/testing/builders.ts',
      'mf-payment/src/state.test.ts',
    );
    expect(names.filter((name) => name.startsWith('verify-'))).toEqual([]);
  });

  it('is a brand, without a segment', () => {
    expect(namesFor('host/brands/livelo.json')).toEqual(['build', 'lint', 'brands', 'documents', 'unit', 'journeys']);
  });

  it('is only the documents after a change of a text for developers', () => {
    expect(namesFor('docs/guides/serving.md')).toEqual(['documents']);
    expect(namesFor()).toEqual([]);
  });

  it('is every unit test after a change of the packages', () => {
    const [units] = phasesFor(['pnpm-lock.yaml']).filter(({ name }) => name === 'unit');
    expect(units?.program.args).not.toContain('--findRelatedTests');
  });

  it('is tested by the files that import it', () => {
    const [units] = phasesFor(['host/src/page/header.tsx']).filter(({ name }) => name === 'unit');
    expect(units?.program.args?.slice(-2)).toEqual(['--findRelatedTests', 'host/src/page/header.tsx']);
  });
});
