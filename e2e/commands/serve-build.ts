// pnpm build serve <segment> [port]: a new build of a segment at its own address, as a team would publish it. Until Ctrl-C.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { cardPageHeaders, segmentHeaders, serveFolder } from '@consorcio/host/serving';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { buildPackage } from './support/builds';
import { phase } from './support/phase';
import { atAnyName, portIn, portsFrom } from './support/ports';
import { endOnSignals } from './support/program';
import { checkedSegment } from './support/segment-name';

endOnSignals(0);
try {
  const [named = '', wanted = '0'] = parseArgs({ allowPositionals: true }).positionals; // 0: any free port
  const [segment, port] = [checkedSegment(named), portIn(wanted)];
  mkdirSync(inRoot('.cache/served'), { recursive: true });
  const outputDir = mkdtempSync(inRoot('.cache/served', `${segment}-`));
  process.once('exit', () => rmSync(outputDir, { recursive: true, force: true }));
  await phase(`mf-${segment}`, () => buildPackage(`mf-${segment}`, { outputDir }));
  const { host = 0, sandbox } = portsFrom(process.env);
  const local = { pages: [atAnyName(host)], apis: [`http://localhost:${sandbox}`] };
  const cardPage = () => cardPageHeaders(local, null);
  const { url } = await serveFolder({ dir: outputDir, port, cors: true, headers: segmentHeaders, cardPage });
  console.log(`
${url}

  pnpm check segment ${url} --segment ${segment}
  pnpm release canary ${segment} ${url} 50
  pnpm release set ${segment} ${url}

Ctrl-C stops serving it: roll back first.`);
} catch (error) {
  failWith(error);
}
