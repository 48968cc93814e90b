/** A moment of the conversation that the preview shows. */
export interface Moment {
  readonly name: string;
  readonly label: string;
  /** The step at which a seeded visitor arrives; without one the page opens as for a new visitor. */
  readonly step?: string;
}

/** In the order of the conversation. */
export const moments: readonly Moment[] = [
  { name: 'greeting', label: 'Greeting' },
  { name: 'plans', label: 'Plans', step: 'proposal-plans-list-carousel-get' },
  { name: 'summary', label: 'Summary', step: 'proposal-confirm-data' },
  { name: 'payment', label: 'Payment', step: 'payment-options' },
  { name: 'goodbye', label: 'Goodbye', step: 'pesquisa-ate-mais' },
];

/** In CSS pixels. The style sheet knows these three: two beside each other, the widest under them. */
export const screenSizes = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
];

/** Begins the path at which a frame puts its seeded visitor into the storage of the tab, before the product opens. */
export const BEGIN_PATH = '/preview-begin/';
