import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { escapeMarkup, type MarkupNode, markup, markupTags, parseMarkup, plainText } from './markup';

const { payloads } = JSON.parse(
  readFileSync(path.join(__dirname, '../testing/vectors/xss_dompurify.json'), 'utf8'),
) as { payloads: { title: string; payload: string }[] };

/** Texts rich in what markup is made of. */
const markupish = fc
  .array(
    fc.oneof(
      fc.constantFrom('<b>', '</b>', '<i>', '</i>', '<ul>', '</ul>', '<li>', '</li>', '<br>', '</br>', '<', '>', '&'),
      fc.constantFrom('&amp;', '&lt;', '&gt;', '&#60;', '<script>', '<B>', '<b >', '<b onclick=x>', 'lt;', 'amp;'),
      fc.string(),
    ),
  )
  .map((pieces) => pieces.join(''));

function tagsOf(nodes: readonly MarkupNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]));
}

describe('parseMarkup', () => {
  const item = (text: string): MarkupNode => ({ tag: 'li', children: [text] });
  it.each<[string, readonly MarkupNode[]]>([
    ['', []],
    ['Olá', ['Olá']],
    ['<b>Oi</b>, Ana', [{ tag: 'b', children: ['Oi'] }, ', Ana']],
    ['a<br>b', ['a', { tag: 'br', children: [] }, 'b']],
    ['<b><i>x</i></b>', [{ tag: 'b', children: [{ tag: 'i', children: ['x'] }] }]],
    ['<ul><li>um</li><li>2</li></ul>', [{ tag: 'ul', children: [item('um'), item('2')] }]],
    ['&lt;b&gt; &amp;amp;', ['<b> &amp;']],
    ['sem fim <b>aqui', ['sem fim ', { tag: 'b', children: ['aqui'] }]],
    ['sem começo</b> aqui', ['sem começo aqui']],
    ['<b>outra</i> ponta</b>!', [{ tag: 'b', children: ['outra ponta'] }, '!']],
    ['<b>a<i>b</b>c</i>', [{ tag: 'b', children: ['a', { tag: 'i', children: ['b'] }] }, 'c']],
    ['1 < 2 && 3 > 2', ['1 < 2 && 3 > 2']],
    ['&nbsp;&#60;', ['&nbsp;&#60;']],
  ])('reads %j', (source, tree) => {
    expect(parseMarkup(source)).toEqual(tree);
  });

  it('takes all but the exact tags of the list for text', () => {
    const close = ['<B>x</B>', '<b >x', '<b onmouseover="x">'];
    for (const source of [...close, '<script>alert(1)</script>', '<a href="javascript:1">', '<!-- x -->'])
      expect(parseMarkup(source)).toEqual([source]);
  });

  it('returns only listed tags, without attributes, whatever it reads', () => {
    fc.assert(
      fc.property(markupish, (source) => {
        const seen = JSON.stringify(parseMarkup(source), (key, value) =>
          key === '' || /^\d+$/.test(key) || ['tag', 'children'].includes(key) ? value : fail(key),
        );
        expect(seen).toBeDefined();
        for (const tag of tagsOf(parseMarkup(source))) expect(markupTags).toContain(tag);
      }),
    );
  });

  it('survives tags nested ten thousand deep', () => {
    expect(plainText(parseMarkup(`${'<b>'.repeat(10_000)}fundo`))).toBe('fundo');
  });

  it.each(payloads.map(({ title, payload }) => [title, payload]))('keeps the attack text: %s', (_title, payload) => {
    const tree = parseMarkup(escapeMarkup(payload));
    expect(tagsOf(tree)).toEqual([]);
    expect(plainText(tree)).toBe(payload);

    for (const tag of tagsOf(parseMarkup(payload))) expect(markupTags).toContain(tag);
  });
});

describe('escapeMarkup', () => {
  it('makes any text read back as it was', () => {
    fc.assert(
      fc.property(markupish, (text) => {
        expect(parseMarkup(escapeMarkup(text))).toEqual(text === '' ? [] : [text]);
      }),
    );
  });

  it('is decoded once, not twice', () => {
    expect(plainText(parseMarkup(escapeMarkup(escapeMarkup('<b>'))))).toBe('&lt;b&gt;');
  });
});

describe('markup', () => {
  it('keeps data text inside its own tags', () => {
    expect(parseMarkup(markup`Prazer, <b>${'<i>Ana</i> & cia'}</b>! São ${3}.`)).toEqual([
      'Prazer, ',
      { tag: 'b', children: ['<i>Ana</i> & cia'] },
      '! São 3.',
    ]);
  });

  it('lets no value open a tag, whatever is around it', () => {
    fc.assert(
      fc.property(markupish, markupish, (one, other) => {
        expect(tagsOf(parseMarkup(markup`a${one}<b>${other}</b>`))).toEqual(['b']);
      }),
    );
  });

  it('needs no values', () => {
    expect(markup`Oi`).toBe('Oi');
    expect(markup``).toBe('');
  });
});

it('plainText reads lists item by item and line breaks as spaces', () => {
  expect(plainText(parseMarkup('Oi<br>Ana:<ul><li>um</li><li><b>dois</b></li></ul>'))).toBe('Oi Ana: um; dois; ');
});

function fail(key: string): never {
  throw new Error(`unexpected ${key}`);
}
