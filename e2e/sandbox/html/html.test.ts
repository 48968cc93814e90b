import { html, trusted } from './html';

it('escapes values in texts, attributes and lists', () => {
  const items = ['<b>', '"a"'].map((text) => html`<li title="${text}">${text}</li>`);
  expect(html`<ul>${items}</ul>${1}`.html).toBe(
    '<ul><li title="&#60;b&#62;">&#60;b&#62;</li><li title="&#34;a&#34;">&#34;a&#34;</li></ul>1',
  );
  expect(html`${`a&b<c>d"e'f\`g`}`.html).not.toMatch(/[<>"'`]|&(?!#\d+;)/);
});

it('escapes only once, and never a trusted text', () => {
  expect(html`<p>${html`${'&amp;'}`}</p>`.html).toBe('<p>&#38;amp;</p>');
  expect(html`<style>${trusted('a > b {}')}</style>`.html).toBe('<style>a > b {}</style>');
});
