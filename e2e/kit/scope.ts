export const lightBrand = 'home';
export const darkBrand = 'stopclub';

/** What is looked at, apart from the files of the build. */
export interface Scope {
  readonly loads: boolean;
  /** The brands in which every step is played. */
  readonly brands: readonly string[];
  readonly axe?: boolean;
  readonly resumes?: boolean;
  readonly answers?: boolean;
  /** Mounts and unmounts each component many times. */
  readonly cycles?: boolean;
}

export const everything: Scope = {
  loads: true,
  brands: [lightBrand, darkBrand],
  axe: true,
  resumes: true,
  answers: true,
  cycles: true,
};
