import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

export default remoteConfig({ name: 'payment', dir: import.meta.dirname });
