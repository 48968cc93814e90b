import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNginxSettings } from './settings';

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

it('resolves folders relative to the settings file, and fills in defaults', () => {
  expect(read(JSON.stringify({ segments: { payment }, logs: 'logs' }))).toMatchObject({
    host: undefined,
    segments: [{ name: 'payment', listen: ['127.0.0.1:8080'], folder: join(dir, 'payment'), names: [] }],
    logs: join(dir, 'logs'),
    state: '/var/lib/nginx',
    segmentOrigins: [],
    strictTransportSeconds: 31_536_000,
    reportTo: null,
  });
});

it.each([
  ['an unknown field', { segments: { payment: { ...payment, port: 80 } } }, /port/],
  ['an invalid address to listen on', { segments: { payment: { ...payment, listen: ['80; evil'] } } }, /listen/],
  [
    'a name that breaks out of its line',
    { segments: { payment: { ...payment, names: ['a.example; evil'] } } },
    /names/,
  ],
  ['an origin with a path', { segmentOrigins: ['https://pay.example/1'] }, /segmentOrigins\[0\]/],
  [
    'a source with more than an origin',
    { imageOrigins: ["https://a.example; script-src 'unsafe-inline'"] },
    /imageOrigins/,
  ],
  ['a folder that breaks out of its line', { host: { ...host, folder: 'a"; evil "' } }, /host\.folder/],
  ['a folder without a built host', { host }, /no built host in .*built\./],
])('refuses %s', (_, settings, message) => {
  expect(() => read(JSON.stringify(settings))).toThrow(message);
});

it('names the file that is not JSON', () => {
  expect(() => read('{')).toThrow(/settings\.json cannot be read as JSON/);
});
