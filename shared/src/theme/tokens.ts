/**
 * The design tokens. Colours and corners are CSS custom properties that the page sets from the brand, so the same object
 * serves every brand and every segment. Names describe the purpose, not the look.
 */
export const theme = {
  color: {
    page: 'var(--color-page)', // behind the conversation
    surface: 'var(--color-surface)', // cards, header, composer
    surfaceSunken: 'var(--color-surface-sunken)', // wells inside a surface
    border: 'var(--color-border)', // decorative edges; the fill of a control that cannot be used now
    borderControl: 'var(--color-border-control)', // edges of controls, 3:1 on surface
    text: 'var(--color-text)',
    textQuiet: 'var(--color-text-quiet)', // still 4.5:1 on page, surface and a disabled control
    primary: 'var(--color-primary)', // the brand's own colour, for fills
    primaryEdge: 'var(--color-primary-edge)', // the edge of a fill: the same colour, or darker when it is pale; 3:1
    onPrimary: 'var(--color-on-primary)', // text on primary
    primaryText: 'var(--color-primary-text)', // the brand's colour as text or icon on surface and page, 4.5:1
    primaryDeep: 'var(--color-primary-deep)', // drawings on primary; text on primary is at least as readable on it
    primarySoft: 'var(--color-primary-soft)', // a tint for chips and pressed states
    bubbleBot: 'var(--color-bubble-bot)',
    onBubbleBot: 'var(--color-on-bubble-bot)',
    bubbleUser: 'var(--color-bubble-user)',
    onBubbleUser: 'var(--color-on-bubble-user)',
    specialists: 'var(--color-specialists)', // the messaging green
    onSpecialists: 'var(--color-on-specialists)',
    danger: 'var(--color-danger)',
    dangerSoft: 'var(--color-danger-soft)',
    focus: 'var(--color-focus)',
  },
  /** Multiples of 4 px. */
  space: { xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px', xxxl: '48px' },
  radius: {
    tail: 'var(--radius-tail)', // the corner of a bubble towards its speaker
    s: 'var(--radius-s)',
    m: 'var(--radius-m)',
    l: 'var(--radius-l)',
    xl: 'var(--radius-xl)',
    field: 'var(--radius-field)',
    pill: 'var(--radius-pill)',
  },
  shadow: { low: 'var(--shadow-low)', high: 'var(--shadow-high)' },
  font: {
    family: "'Figtree Variable', 'Figtree Stand-in', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    /** Inputs are never under 16 px: smaller ones make iOS zoom. */
    size: { xs: '0.75rem', s: '0.875rem', m: '1rem', l: '1.125rem', xl: '1.5rem', xxl: '2rem' },
    weight: { normal: 400, medium: 500, strong: 650, heavy: 750 },
    lineHeight: { tight: 1.2, normal: 1.45 },
  },
  /** Zero under reduced motion. */
  motion: { fast: 'var(--motion-fast)', normal: 'var(--motion-normal)', ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  size: { control: '48px', chat: '720px', header: '56px' },
  breakpoint: {
    carousel: '599px',
    low: '(max-height: 420px)', // a phone on its side, an open keyboard, a great zoom: the messages need the room
  },
} as const;
export type Theme = typeof theme;
