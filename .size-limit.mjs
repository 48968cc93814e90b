// What a visitor downloads, with brotli as it is sent. `pnpm check size` measures the builds.
import { readFileSync } from 'node:fs';

const page = readFileSync('host/dist/index.html', 'utf8');
const first = [...page.matchAll(/<script [^>]*src="\/([^"]+)"/g)].map(([, file]) => `host/dist/${file}`);

export default [
  { name: 'critical path: before the visitor can answer the first words', path: first, limit: '95 KiB' },
  { name: 'the card form, a page of its own', path: 'mf-payment/dist/card.html', limit: '125 KiB' },
  { name: 'all JavaScript of the host and its segments', path: '{host,mf-*}/dist/**/*.js', limit: '335 KiB' },
];
