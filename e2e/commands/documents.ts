// pnpm check documents [--write]: lists the documents that differ from the code they are generated from (exit code 1), or writes them.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { performanceDocument } from '../bench/document';
import { readResults } from '../bench/results';
import { brandSchemaDocument, institutionSchemaDocument } from '../documents/brand-schema';
import { analyticsTables } from '../documents/event-notes';
import { flowDocument } from '../documents/flow-document';
import { saidDocuments } from '../documents/said-documents';
import { seededDocument } from '../documents/seeded-document';
import { staleDocuments, type WrittenDocument, withTables } from '../documents/stale-documents';
import { brandAt } from '../pages/fixtures/brands';
import { loadConversation } from '../pages/fixtures/load-conversation';
import { endCheck } from './support/end-check';

const conversation = await loadConversation();
const documents: readonly WrittenDocument[] = [
  { path: 'docs/flow.md', text: flowDocument(conversation) },
  ...(await saidDocuments(conversation)),
  page('docs/analytics.md', analyticsTables()),
  await seededDocument(conversation, brandAt('/')),
  { path: 'docs/performance.md', text: performanceDocument(readResults()) },
  { path: 'host/brands/brand.schema.json', text: brandSchemaDocument() },
  { path: 'host/brands/institution.schema.json', text: institutionSchemaDocument() },
];

const { write } = parseArgs({ options: { write: { type: 'boolean' } } }).values;
if (write) for (const { path, text } of documents) writeFileSync(inRoot(path), text);
const read = (path: string) => (existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined);
endCheck(staleDocuments(documents, read), () => `${documents.length} documents are up to date.`);

function page(path: string, tables: Readonly<Record<string, string>>): WrittenDocument {
  return { path, text: withTables(readFileSync(inRoot(path), 'utf8').replaceAll('\r\n', '\n'), tables) };
}
