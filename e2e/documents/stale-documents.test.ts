import { staleDocuments } from './stale-documents';

const page = { path: 'docs/flow.md', text: '# Flow\n' };

describe('staleDocuments', () => {
  it('has nothing to say of a page that is what the code says', () => {
    expect(staleDocuments([page], () => '# Flow\n')).toEqual([]);
  });

  it('takes a page that git checked out with other line ends for the same', () => {
    expect(staleDocuments([page], () => '# Flow\r\n')).toEqual([]);
  });

  it.each([
    ['differs', '# Flow\n\nChanged by hand.\n'],
    ['is not there', undefined],
  ])('says what to do about a page that %s', (_case, found) => {
    expect(staleDocuments([page], () => found)).toEqual([
      'docs/flow.md is not what the code says. Run `pnpm documents` and commit it.',
    ]);
  });

  it('names each page that is stale, and no other', () => {
    const other = { path: 'docs/analytics.md', text: 'a' };

    expect(staleDocuments([page, other], (path) => (path === page.path ? page.text : 'b'))).toEqual([
      'docs/analytics.md is not what the code says. Run `pnpm documents` and commit it.',
    ]);
  });
});
