// pnpm documents [--check]: writes the pages that the code knows best, or says which of them are stale (exit 1).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readBrandFiles } from '@consorcio/host/pages/brand-files.mjs';
import { checkBrands } from '@consorcio/host/src/brand/check/check-brands';
import { analyticsDocument } from '../documents/analytics-document';
import { brandSchemaDocument } from '../documents/brand-schema';
import { brandsDocument } from '../documents/brands-document';
import { flowDocument } from '../documents/flow-document';
import { staleDocuments, type WrittenDocument } from '../documents/stale-documents';
import { loadConversation } from '../random/load-conversation';
import { failWith } from './support/phase.mjs';
import { inRoot } from './support/workspace.mjs';

const { brands, problems } = checkBrands(readBrandFiles(inRoot('host/brands')));
if (problems.length > 0) failWith(`There are no documents of brands that are wrong.\n${problems.join('\n')}`);

const documents: readonly WrittenDocument[] = [
  { path: 'docs/flow.md', text: flowDocument(await loadConversation()) },
  { path: 'docs/analytics.md', text: analyticsDocument() },
  { path: 'docs/brands.md', text: brandsDocument(brands) },
  { path: 'host/brands/brand.schema.json', text: brandSchemaDocument() },
];

if (process.argv.includes('--check')) {
  const stale = staleDocuments(documents, (path) => {
    const file = inRoot(path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  for (const sentence of stale) console.error(sentence);
  if (stale.length > 0) process.exitCode = 1;
} else {
  for (const { path, text } of documents) {
    writeFileSync(inRoot(path), text);
    console.log(`Wrote ${path}.`);
  }
}
