import { remoteConfig } from '@consorcio/shared/webpack/remote-config.mjs';

export default remoteConfig({ name: 'proposal', port: 3002, dir: import.meta.dirname });
