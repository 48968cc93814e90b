import { readFileSync } from 'node:fs';

/** What stands for each name in a template. */
type Values = Readonly<Record<string, string | readonly string[]>>;

/**
 * The lines of a template of this folder. `<<name>>` on a line of its own becomes the lines of its value, as far to the right, or none;
 * elsewhere its value stands in the line. Lines that begin with `##` are for the reader of the template.
 */
export function fill(template: string, values: Values): readonly string[] {
  const valueFor = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template ${template}.conf names ${name}, which has no value.`);
    return [value].flat();
  };
  const text = readFileSync(new URL(`./templates/${template}.conf`, import.meta.url), 'utf8').replace(/\n$/, '');
  return text.split('\n').flatMap((line) => {
    if (/^ *## /.test(line)) return [];
    const [, indent = '', name] = /^( *)<<(\w+)>>$/.exec(line) ?? [];
    if (name !== undefined) return valueFor(name).map((each) => each && indent + each);
    return line.replace(/<<(\w+)>>/g, (_, inner: string) => valueFor(inner).join(' '));
  });
}
