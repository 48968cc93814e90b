// pnpm documents [--check]: writes the pages that the code knows best, or says which of them are stale (exit 1).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadConversation } from '../bench/load-conversation';
import { analyticsDocument } from '../documents/analytics-document';
import { flowDocument } from '../documents/flow-document';
import { staleDocuments, type WrittenDocument } from '../documents/stale-documents';
import { inRoot } from './support/workspace.mjs';

const documents: readonly WrittenDocument[] = [
  { path: 'docs/flow.md', text: flowDocument(await loadConversation()) },
  { path: 'docs/analytics.md', text: analyticsDocument() },
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
