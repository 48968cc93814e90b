import { remoteConfig } from '@consorcio/shared/webpack/remote-config';

export default remoteConfig({ name: 'survey', dir: import.meta.dirname });
