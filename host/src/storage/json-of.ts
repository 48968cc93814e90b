const texts = new WeakMap<object, string>();

/** The JSON of plain data, which may not be changed in place: the text of an object is made once. */
export function jsonOf(data: object): string {
  const text = texts.get(data) ?? JSON.stringify(data);
  texts.set(data, text);
  return text;
}
