import { AppError } from '../errors';

/** A part of the journey that the steps before have always asked for. Its absence is a bug, and ends at the apology. */
export function needed<T>(value: T | undefined, name: string): T {
  if (value === undefined) {
    throw new AppError(
      'unexpected',
      `The journey does not know ${name} yet, so the step cannot go on. Lead to it through the step that asks for it.`,
    );
  }
  return value;
}
