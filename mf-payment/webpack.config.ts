import { createRequire } from 'node:module';
import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

export default remoteConfig({
  name: 'payment',
  dir: import.meta.dirname,
  cardPage: { entry: './src/methods/card/frame/page/main.tsx', font },
});
