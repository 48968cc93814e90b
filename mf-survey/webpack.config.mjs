import { remoteConfig } from '@consorcio/shared/webpack/remote-config.mjs';

export default remoteConfig({ name: 'survey', port: 3004, dir: import.meta.dirname });
