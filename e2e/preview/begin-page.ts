import { journeyThatAsks, seededParts } from '@consorcio/host/development';
import { createSnapshotStorage } from '@consorcio/host/journey';
import type { Brand } from '@consorcio/shared/entities';
import { type FlowCheckInput, journeyOf, newJourney, withJourney } from '@consorcio/shared/flow';

/**
 * A page without content that leaves a seeded visitor in the storage of its origin and goes on to the product, which resumes the
 * conversation as after a reload. Without a step the product begins as for a new visitor.
 */
export function beginPage(brand: Brand, step: string, to: string, segments: FlowCheckInput['segments']): string {
  const dump = step === '' ? {} : dumpAt(brand, step, segments);
  const data = JSON.stringify({ dump, to }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body>
<script>
const { dump, to } = ${data};
localStorage.clear();
sessionStorage.clear();
for (const [key, text] of Object.entries(dump)) sessionStorage.setItem(key, text);
location.replace(to);
</script>
</body></html>
`;
}

/** The session storage of a visitor who is about to arrive at a step. */
function dumpAt(brand: Brand, name: string, segments: FlowCheckInput['segments']): Readonly<Record<string, string>> {
  const segment = segments.find(({ steps }) => Object.hasOwn(steps, name));
  const step = segment?.steps[name];
  if (!segment || !step) throw new Error(`No segment has the step ${name}. Fix host/preview/views.ts.`);
  const now = Date.now();
  const journey = journeyThatAsks(step, { journey: journeyOf(seededParts, segment.name), brand, now });
  const parts = withJourney(seededParts, { name: segment.name }, journey);
  const dump = new Map<string, string>();
  const storage = createSnapshotStorage(
    {
      getItem: (key) => dump.get(key) ?? null,
      setItem: (key, text) => void dump.set(key, text),
      removeItem: (key) => void dump.delete(key),
    },
    brand.id,
    (error) => {
      throw error;
    },
  );
  storage.write({ ...newJourney(`preview-${now}`, brand.id, { segment: segment.name, step: name }), ...parts }, now);
  return Object.fromEntries(dump);
}
