// npm test [-- --only types,unit]: every check there is, from a fresh clone. Quiet about what is well.
import { mkdirSync } from 'node:fs';
import { ensureChromium, ensureInstalled } from './support/install.mjs';
import { failWith, line, phase } from './support/phase.mjs';
import { phasesOfTest } from './support/phases-of-test.mjs';
import { endOnSignals, runProgram } from './support/program.mjs';
import { inRoot } from './support/workspace.mjs';

endOnSignals();
const [flag, list = ''] = process.argv.slice(2);
const only = flag === '--only' ? list.split(',') : undefined;

await phase('packages', ensureInstalled).catch(failWith);
mkdirSync(inRoot('.cache'), { recursive: true });
const all = phasesOfTest();
const unknown = only?.find((name) => !all.some((candidate) => candidate.name === name));
if (unknown !== undefined)
  failWith(`There is no phase "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
const chosen = all.filter(({ name }) => !only || only.includes(name));
if (chosen.some(({ name, alone }) => alone || name === 'segment-kit'))
  await phase('browser program', ensureChromium).catch(failWith);

const done = new Map();
const total = { passed: 0, failed: 0 };
await Promise.all([1, 2].map(worker));
for (const next of chosen.filter(({ alone }) => alone)) await run(next); // journeys measure time: nothing beside them
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** Takes phases in order; each waits for the one it needs. */
async function worker() {
  const open = chosen.filter(({ name, alone }) => !alone && !done.has(name));
  for (const next of open) if (!done.has(next.name)) await run(next);
}

function run(next) {
  const going = play(next);
  done.set(next.name, going);
  return going;
}

async function play({ name, needs, tells, program, count }) {
  const blocked = needs !== undefined && chosen.some((other) => other.name === needs) && !(await done.get(needs));
  const started = Date.now();
  const { code, output } = blocked
    ? { code: 1, output: `${needs} failed` }
    : await runProgram({ ...program, limitMs: 30 * 60_000 });
  const { passed = 0, failed = 0, flaky = 0, told = [] } = (!blocked && count?.()) || {};
  const well = code === 0 && failed === 0;
  // A phase whose own tests can be counted is counted by them; it still fails as one when it broke without a failed test.
  total.passed += count ? passed : Number(well);
  total.failed += count ? Math.max(failed, Number(!well)) : Number(!well);
  const passes = `${count ? `${passed} ` : ''}passed${flaky > 0 ? `, ${flaky} at 2nd try` : ''}`;
  console.log(line(name, well ? passes : 'FAILED', started));
  if (told.length > 0) console.log(indent(told.join('\n')));
  if (!well || tells || flaky > 0) console.log(indent(tail(output)));
  return well;
}

function tail(output) {
  return output.trimEnd().split('\n').slice(-60).join('\n');
}

function indent(text) {
  return text.replace(/^/gm, '    ');
}
