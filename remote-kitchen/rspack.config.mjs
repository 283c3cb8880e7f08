import { remoteConfig } from '@tavolina/remote-kit/rspack/remote-config.mjs';

export default remoteConfig(import.meta.dirname);
