/** What an oldest browser may lack, by the reason. Everything else that a build uses must be in all of them. */
export const mayLack: Readonly<Record<string, readonly string[]>> = {
  'React and web-vitals look for it before they use it': [
    ...['.animation', '.startViewTransition', '.skipTransition', ':view-transition', ':view-transition-group'],
    ...['.activationStart', '.prerendering', 'event prerenderingchange', '.wasDiscarded'],
    ...['PerformanceEventTiming', 'PerformanceSoftNavigation', '.interactionCount', '.interactionId'],
    ...['.largestContentfulPaint', '.getLargestInteractionContentfulPaint', '.hadRecentInput'],
    ...['.paintTime', '.presentationTime', '.renderTime', '.transferSize', '.popover'],
  ],
  'the code asks for it before it uses it': [
    ...['requestIdleCallback', '.requestIdleCallback', 'cancelIdleCallback', '.cancelIdleCallback'], // prepared-parts.ts
    ...['.connection', '.saveData', '.downlink'], // saves-data.ts
    ...['Error.captureStackTrace', '.captureStackTrace()', 'cookieStore', '.cookieStore'], // axios, zod
    'URL.canParse', // federation runtime
    ...['trustedTypes', '.createPolicy'], // known-scripts.ts
    ...['.identifier', 'event orientationchange'], // Swiper
  ],
  'without it the page waits longer, or asks again only when it is in sight': ['event beforeunload', 'event freeze'], // presence.ts
  'a name of our own, or of a library': [
    ...['.delay', '.div', '.image', '.error()', '.escape()', '.toArray()', '.union()', '.use()'],
    ...['offset', 'overlay', 'size', 'speak', 'if()', 'round()', 'abs()', ':column'],
  ],
  'Safari 15.4 has fields of classes; only parentheses in some initial values were wrong': ['class fields'],
  'another declaration before it says nearly the same': [
    'color-mix()',
    'overflow: clip', // hidden
    ...['user-select', 'mask', 'mask-image', 'text-size-adjust'], // with a prefix
  ],
  'without it the page looks plainer, and everything can be read and used': [
    ...['text-wrap', 'text-wrap: balance', 'text-wrap: pretty', 'text-decoration: dotted', 'accent-color', 'outline'],
    ...['scrollbar-color', 'scrollbar-width', 'scrollbar-width: none', 'scrollbar-width: thin', ':-webkit-scrollbar'],
    ...['overscroll-behavior', 'overscroll-behavior-x', 'overscroll-behavior: contain', 'overscroll-behavior: none'],
    ...['overscroll-behavior-x: contain', '-webkit-tap-highlight-color', '-webkit-touch-callout', ':autofill'],
    ...['cursor: default', 'cursor: help', 'cursor: not-allowed', 'cursor: pointer', 'cursor: progress'],
    ...['resize', 'resize: none', 'justify-content: safe', 'field-sizing', 'field-sizing: content'],
    ...['forced-color-adjust', 'forced-color-adjust: none', '@media (forced-colors)'],
  ],
  'very large text leaves its card': ['container-type', 'container-type: inline-size', 'cqw'],
  'the option stays in sight where scripts are off': ['@media (scripting)'],
};
