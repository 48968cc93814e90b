import { jsonOf } from './json-of';

it('writes the JSON of an object once', () => {
  const plans = { toJSON: jest.fn(() => ['Ana "A"', null]) };

  expect(jsonOf(plans)).toBe('["Ana \\"A\\"",null]');
  expect(jsonOf(plans)).toBe('["Ana \\"A\\"",null]');
  expect(plans.toJSON).toHaveBeenCalledTimes(1);
});
