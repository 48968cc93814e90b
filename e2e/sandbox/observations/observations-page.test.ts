import type { Observation } from '../state/observations';
import { observationsPageOf } from './observations-page';

it('shows markup as text, whoever brought it', () => {
  const text = '"><script>alert(1)</script>';
  const observation: Observation = {
    at: text,
    page: text,
    brand: text,
    record: { kind: 'error', code: 'unexpected', segment: text, step: text },
  };
  const page = observationsPageOf([observation]);
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&#34;&#62;&#60;script&#62;');
});

it('runs no script and loads nothing', () => {
  expect(observationsPageOf([])).toContain("default-src 'none'");
});
