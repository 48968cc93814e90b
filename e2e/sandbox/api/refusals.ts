/** Why a creating endpoint answers with 422. */
export const keyReused = 'The idempotency-key was already used with other data';
