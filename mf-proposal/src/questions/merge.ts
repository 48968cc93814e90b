type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** The parts put together, as one object. */
export function merge<Part extends object>(parts: readonly Part[]): Intersection<Part> {
  const whole: object = Object.assign({}, ...parts);
  return whole as Intersection<Part>; // every part is in it
}
