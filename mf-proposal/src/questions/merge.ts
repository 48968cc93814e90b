type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** All parts as one object, with the type of all of them. */
export function merge<Part extends object>(parts: readonly Part[]): Intersection<Part> {
  const whole: object = Object.assign({}, ...parts);
  return whole as Intersection<Part>; // every part is in it
}
