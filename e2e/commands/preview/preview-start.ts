import { randomUUID } from 'node:crypto';
import type { Brand } from '@consorcio/shared/entities';
import type { FlowCheckInput } from '@consorcio/shared/flow';
import { seededStart } from '../../pages/fixtures/seeded-start';
import type { Dump } from '../../pages/fixtures/seeds';

/**
 * A page without content that leaves a seeded visitor in the storage of its origin and goes on to the product, which resumes the
 * conversation as after a reload. Without a step the product begins as for a new visitor.
 */
export function previewStart(brand: Brand, step: string, to: string, segments: FlowCheckInput['segments']): string {
  const stored = step === '' ? {} : startAt(brand, step, segments);
  const data = JSON.stringify({ stored, to }).replaceAll('<', '\\u003c');
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

function startAt(brand: Brand, name: string, segments: FlowCheckInput['segments']): Dump {
  const segment = segments.find(({ steps }) => Object.hasOwn(steps, name));
  const step = segment?.steps[name];
  if (!segment || !step) throw new Error(`No segment has the step ${name}. Fix host/preview/views.ts.`);
  return seededStart(segment.name, step, randomUUID(), brand);
}
