import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Ways to change a finished build.

/** Another contract in the manifest. */
export function withContract(contract: number) {
  return (dir: string) => {
    const file = join(dir, 'mf-manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    manifest.metaData.contract = contract;
    writeFileSync(file, JSON.stringify(manifest));
  };
}

export function withoutScript(holding: string) {
  return (dir: string) => rmSync(scriptHolding(dir, holding));
}

export function alteredScript(holding: string) {
  return (dir: string) => appendFileSync(scriptHolding(dir, holding), '\n// altered');
}

function scriptHolding(dir: string, text: string): string {
  const found = readdirSync(dir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dir, name))
    .find((file) => readFileSync(file, 'utf8').includes(text));
  if (!found) throw new Error(`No script of the build holds ${text}.`);
  return found;
}
