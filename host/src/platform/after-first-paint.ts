/** Runs after the next frame is drawn: the callbacks of a frame run before it is drawn, so a task they start runs after. */
export function afterFirstPaint(run: () => void): void {
  requestAnimationFrame(() => void setTimeout(run));
}
