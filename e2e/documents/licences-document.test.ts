import { licencesDocument } from './licences-document';

it('lists each package once, in order, with its licence', () => {
  const page = licencesDocument([
    { name: 'zod', version: '4.0.0', licence: 'MIT' },
    { name: '@a/b', version: '1.0.0', licence: 'ISC' },
    { name: 'zod', version: '4.6.7', licence: 'MIT' },
    { name: 'odd', version: '1.0.0', licence: undefined },
  ]);
  expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| package | licence |',
    '| --- | --- |',
    '| @a/b | ISC |',
    '| odd | unknown |',
    '| zod | MIT |',
  ]);
});
