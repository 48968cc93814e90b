import { remoteConfig } from '@consorcio/shared/webpack/remote-config.mjs';

export default remoteConfig({ name: 'payment', port: 3003, dir: import.meta.dirname });
