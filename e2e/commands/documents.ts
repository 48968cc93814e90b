// pnpm documents [--check]: writes the documents that are generated from code, or lists those that are stale (exit code 1).
// pnpm documents screenshots: draws the pictures in docs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brandsDir } from '@consorcio/host/brand-files';
import { checkBrandFolder } from '@consorcio/host/brands';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { installedPackages } from '@consorcio/shared/webpack/installed-packages';
import { readLockfile } from '@consorcio/shared/webpack/lockfile';
import { scriptListOf } from '@consorcio/shared/webpack/script-list';
import { shippedPackages } from '@consorcio/shared/webpack/shipped-packages';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { performanceDocument } from '../bench/document';
import { readResults } from '../bench/results';
import { analyticsTables } from '../documents/analytics-document';
import { brandSchemaDocument, institutionSchemaDocument } from '../documents/brand-schema';
import { brandsTables } from '../documents/brands-document';
import { flowDocument } from '../documents/flow-document';
import { licencesTable } from '../documents/licences-document';
import { saidDocuments } from '../documents/said-documents';
import { scriptsTables } from '../documents/scripts-document';
import { seededDocument } from '../documents/seeded-document';
import { staleDocuments, type WrittenDocument, withTables } from '../documents/stale-documents';
import { brandAt } from '../pages/fixtures/brands';
import { loadConversation } from '../pages/fixtures/load-conversation';

const { brands, problems } = checkBrandFolder(brandsDir);
if (problems.length > 0)
  failWith(`The brand files have problems, so no document can be written.\n${problems.join('\n')}`);

const shipped = shippedPackages(readLockfile());
const conversation = await loadConversation();
const documents: readonly WrittenDocument[] = [
  { path: 'docs/flow.md', text: flowDocument(conversation) },
  ...(await saidDocuments(conversation)),
  page('docs/analytics.md', analyticsTables()),
  page('docs/scripts.md', {
    scripts: scriptsTables(new Map(builtPackages().map((name) => [name, scriptListOf(name)]))),
  }),
  page('docs/licences.md', {
    licences: licencesTable([...installedPackages()].flatMap(([key, found]) => (shipped.has(key) ? found : []))),
  }),
  page('docs/brands.md', brandsTables(brands)),
  await seededDocument(conversation, brandAt('/')),
  { path: 'docs/performance.md', text: performanceDocument(readResults()) },
  { path: 'host/brands/brand.schema.json', text: brandSchemaDocument() },
  { path: 'host/brands/institution.schema.json', text: institutionSchemaDocument() },
];

const [word] = process.argv.slice(2);
if (word === 'screenshots') {
  await import('../bench/screenshots');
} else if (word === '--check') {
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

function page(path: string, tables: Readonly<Record<string, string>>): WrittenDocument {
  return { path, text: withTables(readFileSync(inRoot(path), 'utf8').replaceAll('\r\n', '\n'), tables) };
}
