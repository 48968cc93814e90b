/** ms between two bubbles of one step: the SPEC's pause before a CEP or Pix retry, but never more than the delay. SPEC section 9. */
export function pauseBetweenBubbles(delayMs: number): number {
  return Math.min(500, delayMs);
}
