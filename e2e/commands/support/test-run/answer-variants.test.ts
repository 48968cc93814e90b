import { type VariantTest, variantMeasurement } from './answer-variants';

const aTest = (call: string, title: string, status = 'passed'): VariantTest => ({
  ancestorTitles: ['A call', call],
  title,
  status,
});
const plans = 'plans, 31 of at least 20 variants';

describe('the measurement of answer variants', () => {
  it('counts the variants that passed, and their calls', () => {
    const tests = [
      aTest(plans, 'reads "null"'),
      aTest(plans, 'reads "an empty body"', 'failed'),
      aTest('goods, 20 of at least 20 variants', 'reads "204"'),
    ];
    expect(variantMeasurement(tests)).toEqual(['answer variants: 2 of 3 are read as their tables say, in 2 calls']);
  });

  it('counts no other test', () => {
    expect(variantMeasurement([aTest('a store', 'reads "x"'), aTest(plans, 'has enough variants')])).toEqual([]);
  });
});
