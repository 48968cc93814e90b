/** Why a release stays unchanged: one sentence that says what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
