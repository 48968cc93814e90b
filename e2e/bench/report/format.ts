/** Whole ms: 1,234. */
export const ms = (value: number): string => grouped(Math.round(value));

export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Sizes as the network counts them. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** How many times the reference: 0.48×. */
export const times = (value: number, reference: number): string => `${(value / reference).toFixed(2)}×`;
