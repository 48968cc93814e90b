import { escapeHtml, html, trusted } from './html';

it('escapes what is put in, in texts, attributes and lists', () => {
  const items = ['<b>', '"a"'].map((text) => html`<li title="${text}">${text}</li>`);
  expect(html`<ul>${items}</ul>${1}`.html).toBe(
    '<ul><li title="&#60;b&#62;">&#60;b&#62;</li><li title="&#34;a&#34;">&#34;a&#34;</li></ul>1',
  );
});

it('escapes once', () => {
  expect(html`<p>${html`${'&amp;'}`}</p>`.html).toBe('<p>&#38;amp;</p>');
});

it('lets through what is trusted', () => {
  expect(html`<style>${trusted('a > b {}')}</style>`.html).toBe('<style>a > b {}</style>');
});

it('leaves nothing that ends a text or an attribute', () => {
  expect(escapeHtml(`a&b<c>d"e'f\`g`)).not.toMatch(/[<>"'`]|&(?!#\d+;)/);
});
