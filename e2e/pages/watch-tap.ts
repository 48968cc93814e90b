export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What became of a tap. */
interface Outcome {
  /** px that the target moved between the touch and its click. */
  readonly moved: number;
  /** The element that got the click; undefined if there was none. */
  readonly clicked: string | undefined;
  readonly hasArrived: boolean;
}

/** Runs in the page. Waits until the target can be pressed; says where, and what becomes of the tap. */
export async function watchTap(
  target: Element,
  timeout: number,
): Promise<{ readonly point: Point; readonly outcome: Promise<Outcome> }> {
  // The centre: a pressed button may shrink. A link may be broken into several lines: its first one.
  const centre = () => {
    const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect(Number.NaN);
    return { x: x + width / 2, y: y + height / 2 };
  };
  /** The part that is neither scrolled out of its scrollers nor off the screen: a very long control has its centre elsewhere. */
  const visiblePart = () => {
    const { left, top, right, bottom } = target.getClientRects()[0] ?? new DOMRect(Number.NaN);
    const part = { left, top, right, bottom };
    const clip = (by: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) => {
      part.left = Math.max(part.left, by.left);
      part.top = Math.max(part.top, by.top);
      part.right = Math.min(part.right, by.right);
      part.bottom = Math.min(part.bottom, by.bottom);
    };
    clip({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    for (let each = target.parentElement; each && !each.matches('dialog'); each = each.parentElement)
      if (getComputedStyle(each).overflow !== 'visible') clip(each.getBoundingClientRect());
    const isEnough =
      part.right - part.left >= Math.min(24, right - left) && part.bottom - part.top >= Math.min(24, bottom - top);
    return { isEnough, point: { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 } };
  };
  const isHit = (hit: Element | null) =>
    hit !== null && (target.contains(hit) || hit.closest('label')?.control === target);
  const scrollIntoView = () => {
    // Chromium and WebKit: does nothing to a visible one.
    const ifNeeded: unknown = Reflect.get(target, 'scrollIntoViewIfNeeded');
    if (typeof ifNeeded === 'function') ifNeeded.call(target);
    else target.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  /** Where the target is when the page has nothing more to do: a slow page may draw frames before it moves what it has to move. */
  const nextPlace = async () => {
    // WebKit has no such callback, and a page that is drawn all the time may have no rest.
    if (typeof requestIdleCallback === 'function')
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    return new Promise<Point>((resolve) => requestAnimationFrame(() => resolve(centre())));
  };
  const deadline = performance.now() + timeout;
  // With motion, an animated scroll begins some frames after its cause.
  const stillness = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 100;
  let [before, now] = [await nextPlace(), await nextPlace()];
  let movedAt = performance.now();
  let point = now;
  for (;;) {
    const isMoving = now.x !== before.x || now.y !== before.y;
    if (isMoving) movedAt = performance.now();
    const isStill = !isMoving && performance.now() - movedAt >= stillness;
    // A font that arrives moves texts by a line where the system's own one is much wider: on Linux, not on phones.
    const isFontLoaded = document.fonts.status === 'loaded';
    const isLoading = document.querySelector('[role="img"][aria-label="Carregando"]') !== null; // it moves what is below it
    const isEnabled = !target.matches(':disabled, [aria-disabled=true]');
    const { isEnough, point: middle } = visiblePart();
    const above = isEnough ? document.elementFromPoint(middle.x, middle.y) : null;
    point = middle;
    if (isStill && isFontLoaded && !isLoading && isEnabled && isHit(above)) break;
    if (performance.now() > deadline) {
      const reason = !isEnabled
        ? 'it is disabled'
        : !isStill || !isFontLoaded || isLoading
          ? 'it moves, or its font or a component is loading'
          : `${above?.outerHTML.slice(0, 120) ?? 'the edge of the view'} is above it`;
      throw new Error(`This control cannot be tapped, because ${reason}: ${target.outerHTML.slice(0, 200)}`);
    }
    if (isStill) scrollIntoView();
    [before, now] = [now, await nextPlace()];
  }

  const listening = new AbortController();
  const outcome = new Promise<Outcome>((resolve) => {
    let moved = 0;
    const measure = () => {
      const { x, y } = centre();
      if (target.isConnected) moved = Math.max(moved, Math.abs(x - now.x), Math.abs(y - now.y));
    };
    const finish = (clicked: Element | null) => {
      listening.abort();
      resolve({ moved, clicked: clicked?.outerHTML.slice(0, 120), hasArrived: isHit(clicked) });
    };
    const options = { capture: true, signal: listening.signal };
    for (const type of ['touchstart', 'touchend', 'mousedown', 'mouseup'])
      window.addEventListener(type, measure, options);
    // After a touch, if it is a tap, the browser's own mouse follows; on a busy machine seconds later.
    const end = performance.now() + timeout;
    const untilClick = () => {
      if (performance.now() > end) finish(null);
      else if (!listening.signal.aborted) requestAnimationFrame(untilClick);
    };
    untilClick();
    window.addEventListener(
      'click',
      (event) => {
        measure();
        finish(event.target instanceof Element ? event.target : null);
      },
      options,
    );
  });
  return { point, outcome };
}

/** Runs in the page around a frame. Waits until nothing is above a point of the frame; says where it is in the page. */
export async function pointAround(frame: Element, { x, y }: Point): Promise<Point> {
  for (;;) {
    const { left, top } = frame.getBoundingClientRect();
    const point = { x: left + x, y: top + y };
    if (document.elementFromPoint(point.x, point.y) === frame) return point;
    await new Promise(requestAnimationFrame);
  }
}

/** Throws if a person would have to press again. `allowed` px are no movement. */
export function checkTap({ moved, clicked, hasArrived }: Outcome, control: string, allowed = 1): void {
  if (moved > allowed)
    throw new Error(`A tap that moves its own target is a failure: ${control} moved by ${moved} px.`);
  if (!hasArrived)
    throw new Error(`The click of a tap went elsewhere: not ${control}, but ${clicked ?? 'no element'} got it.`);
}
