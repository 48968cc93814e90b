#!/usr/bin/env node
// consorcio-segment new <name> | build | verify <folder or address>: a segment outside this workspace. Packed with @consorcio/shared.
import 'tsx'; // the team's webpack.config.ts, and what it imports, are TypeScript
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { packageOf } from './new/new-segment';
import { workspaceFiles } from './new/workspace-files';
import { runSubCommand } from './support/sub-command';

await runSubCommand('consorcio-segment', {
  new: async () => {
    const files = workspaceFiles(process.cwd());
    if (files.has('src')) throw new Error('There is a folder src already.');
    const [name = ''] = process.argv.slice(2);
    const texts = new Map(packageOf(name, 'outside', '.').map(({ file, text }) => [file, text]));
    // npm has written into it what it installed.
    const manifest = { ...JSON.parse(files.read('package.json')), ...JSON.parse(texts.get('./package.json') ?? '') };
    texts.set('./package.json', `${JSON.stringify(manifest, null, 2)}\n`);
    files.write([...texts].map(([file, text]) => ({ file, text })));
  },
  build: () => {
    process.argv.push(process.cwd(), 'production', 'dist');
    return import('@consorcio/shared/webpack/build-one');
  },
  verify: () => import('./segment-verify'),
}).catch(failWith);
