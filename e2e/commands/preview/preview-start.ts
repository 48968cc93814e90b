import { randomUUID } from 'node:crypto';
import type { Brand } from '@consorcio/shared/entities';
import type { FlowCheckInput } from '@consorcio/shared/testing';
import { seededStart } from '../../pages/fixtures/seeded-start';

/**
 * A page without content that leaves a seeded visitor in the storage of its origin and goes on to the product, which resumes the
 * conversation as after a reload. Without a step the product begins as for a new visitor.
 */
export function previewStart(brand: Brand, step: string, to: string, segments: FlowCheckInput['segments']): string {
  const segment = segments.find(({ steps }) => Object.hasOwn(steps, step));
  const found = segment?.steps[step];
  if (step !== '' && !found)
    throw new Error(`No segment has the step ${step}. Fix e2e/commands/preview/preview-page.ts.`);
  const stored = segment && found ? seededStart(segment.name, found, randomUUID(), brand) : {};
  const data = JSON.stringify({ stored, to }).replaceAll('<', '\\u003c'); // no text ends the script
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body>
<script>
const { stored, to } = ${data};
localStorage.clear();
sessionStorage.clear();
for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, text);
location.replace(to);
</script>
</body></html>
`;
}
