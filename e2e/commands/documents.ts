// pnpm documents [--check]: writes the documents that are generated from code, or lists those that are stale (exit code 1).
// pnpm documents screenshots: draws the pictures in docs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { performanceDocument } from '../bench/document';
import { readResults } from '../bench/results';
import { brandSchemaDocument, institutionSchemaDocument } from '../documents/brand-schema';
import { analyticsTables, markdownTable } from '../documents/event-notes';
import { flowDocument } from '../documents/flow-document';
import { saidDocuments } from '../documents/said-documents';
import { seededDocument } from '../documents/seeded-document';
import { staleDocuments, type WrittenDocument, withTables } from '../documents/stale-documents';
import { brandAt } from '../pages/fixtures/brands';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { installedPackages } from './supply/installed-packages';
import { readLockfile } from './supply/lockfile';
import { shippedPackages } from './supply/shipped-packages';
import { endCheck } from './support/end-check';

const conversation = await loadConversation();
const documents: readonly WrittenDocument[] = [
  { path: 'docs/flow.md', text: flowDocument(conversation) },
  ...(await saidDocuments(conversation)),
  page('docs/analytics.md', analyticsTables()),
  page('docs/licences.md', { licences: licencesTable() }),
  await seededDocument(conversation, brandAt('/')),
  { path: 'docs/performance.md', text: performanceDocument(readResults()) },
  { path: 'host/brands/brand.schema.json', text: brandSchemaDocument() },
  { path: 'host/brands/institution.schema.json', text: institutionSchemaDocument() },
];

const [word] = process.argv.slice(2);
if (word === 'screenshots') {
  await import('../bench/screenshots');
} else if (word === '--check') {
  const read = (path: string) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined);
  endCheck(staleDocuments(documents, read), () => `${documents.length} documents are up to date.`);
} else {
  for (const { path, text } of documents) {
    writeFileSync(inRoot(path), text);
    console.log(`Wrote ${path}.`);
  }
}

function page(path: string, tables: Readonly<Record<string, string>>): WrittenDocument {
  return { path, text: withTables(readFileSync(inRoot(path), 'utf8').replaceAll('\r\n', '\n'), tables) };
}

/** The licences of what visitors get. The table has no versions, so that an update changes nothing here. */
function licencesTable(): string {
  const shipped = shippedPackages(readLockfile());
  const rows = [...installedPackages()].flatMap(([key, { name, licence = 'unknown' }]) =>
    shipped.has(key) ? [[name, licence] as const] : [],
  );
  return markdownTable('package | licence', [...new Map(rows)].sort());
}
