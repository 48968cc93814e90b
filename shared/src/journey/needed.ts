import { AppError } from '../errors';

/** Returns a part of the journey that earlier steps always set. If it is absent, that is a bug, and the apology is shown. */
export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) {
    throw new AppError(
      'unexpected',
      `The journey does not know ${name} yet, so the step cannot go on. Lead to it through the step that asks for it.`,
    );
  }
  return value;
}
