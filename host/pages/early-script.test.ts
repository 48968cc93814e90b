import { earlyScript, knownScripts, oldBrowserScript } from './early-script';

it.each([
  ['of the opening', earlyScript()],
  ['of the known scripts', knownScripts({})],
])('the script %s is at most 1 KiB, can be written into HTML, and needs no other code', (_, script) => {
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1024);
  expect(script).not.toContain('</');
  expect(script).not.toMatch(/\b(import|export|require)\b/);
});

/** A page in a browser with these methods of arrays. */
function openIn(arrayMethods: object) {
  const marks: string[] = [];
  const document = { documentElement: { setAttribute: (name: string) => marks.push(name) } };
  new Function('Array', 'document', oldBrowserScript())({ prototype: arrayMethods }, document);
  return marks;
}

it('marks the page of a browser that is too old, and of no other', () => {
  expect(openIn({ find: Array.prototype.find })).toEqual(['data-failed', 'data-old']);
  expect(openIn({ findLast: Array.prototype.findLast })).toEqual([]);
});
