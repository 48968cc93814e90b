/** Why a release stays as it is: one sentence that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
