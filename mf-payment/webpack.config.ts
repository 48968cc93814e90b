import { createRequire } from 'node:module';
import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

const require = createRequire(import.meta.url);
const font = require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

export default remoteConfig({
  name: 'payment',
  dir: import.meta.dirname,
  cardPage: { entry: './src/methods/card/frame/page/main.tsx', font },
});
