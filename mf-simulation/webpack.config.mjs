import { remoteConfig } from '@consorcio/shared/webpack/remote-config.mjs';

export default remoteConfig({ name: 'simulation', port: 3001, dir: import.meta.dirname });
