import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

export default remoteConfig({ name: 'proposal', dir: import.meta.dirname });
