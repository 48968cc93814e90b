/** Runs when the next picture was drawn: a frame is drawn after its callbacks, so the task that follows them comes later. */
export function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => void setTimeout(run));
}
