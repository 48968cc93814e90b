/** Remembers the last result: the same arguments return the same object. */
export function rememberLast<Inputs extends readonly unknown[], Result>(
  make: (...inputs: Inputs) => Result,
): (...inputs: Inputs) => Result {
  let last: { readonly inputs: Inputs; readonly result: Result } | undefined;
  return (...inputs) => {
    if (!last || inputs.some((input, index) => !Object.is(input, last?.inputs[index]))) {
      last = { inputs, result: make(...inputs) };
    }
    return last.result;
  };
}
