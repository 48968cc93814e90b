import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

export default remoteConfig({ name: 'simulation', dir: import.meta.dirname });
