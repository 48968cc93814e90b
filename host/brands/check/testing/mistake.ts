import { kmv } from './home-file';

/** What is wrong, the file of the brand `kmv` that has it (fields or text), and how its line begins after the name of the file. */
export type Mistake = readonly [name: string, file: unknown, line: string];

export const withTheme = (colours: object) => ({ ...kmv, tema: { ...kmv.tema, ...colours } });
export const withLogo = (fields: object) => ({ ...kmv, logo: { ...kmv.logo, ...fields } });
export const withBanner = (fields: object) => ({
  ...kmv,
  banner: { titulo: 'Oi', texto: 'Oi', motif: 'dots', ...fields },
});
