import { count, type KitCheck, loadedOf } from '../evidence';
import { sentences } from './noted';

/** Every component and overlay can be loaded, also one that no step showed. */
export const parts: KitCheck = (evidence) => {
  const { components, overlays } = loadedOf(evidence);
  return {
    summary: `${count(components.length + overlays.length, 'part')} loaded`,
    problems: sentences(
      evidence,
      'part',
      ({ what }) => `could not load its part ${what}`,
      'Its module must load, and export a component as its default.',
    ),
  };
};
