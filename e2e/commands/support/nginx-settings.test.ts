import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNginxSettings } from './nginx-settings.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function read(text: string) {
  writeFileSync(join(dir, 'settings.json'), text);
  return readNginxSettings(join(dir, 'settings.json'));
}

const host = { listen: ['80'], folder: 'built', deployment: 'deployment' };
const payment = { listen: ['127.0.0.1:8080'], folder: 'payment' };

it('means folders from the file, and fills what it leaves out', async () => {
  await expect(read(JSON.stringify({ segments: { payment }, logs: 'logs' }))).resolves.toMatchObject({
    host: undefined,
    segments: [{ name: 'payment', listen: ['127.0.0.1:8080'], folder: join(dir, 'payment'), names: [] }],
    logs: join(dir, 'logs'),
    state: '/var/lib/nginx',
    segmentOrigins: [],
    strictTransportSeconds: null,
  });
});

it.each([
  ['a field that it does not know', { segments: { payment: { ...payment, port: 80 } } }, /port/],
  ['a place to listen at that is none', { segments: { payment: { ...payment, listen: ['80; evil'] } } }, /listen/],
  ['a name that ends its line', { segments: { payment: { ...payment, names: ['a.example; evil'] } } }, /names/],
  ['an origin with a path', { segmentOrigins: ['https://pay.example/1'] }, /segmentOrigins\[0\]/],
  ['a source that says more', { imageOrigins: ["https://a.example; script-src 'unsafe-inline'"] }, /imageOrigins/],
  ['a folder that ends its line', { host: { ...host, folder: 'a"; evil "' } }, /host\.folder/],
  ['a folder without a built host', { host }, /no built host in .*built\./],
])('refuses %s', async (_, settings, says) => {
  await expect(read(JSON.stringify(settings))).rejects.toThrow(says);
});

it('says which file is no JSON', async () => {
  await expect(read('{')).rejects.toThrow(/settings\.json cannot be read as JSON/);
});
