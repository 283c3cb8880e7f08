import { remoteConfig } from '@tavolina/tooling/rspack/remote-config.mjs';

export default remoteConfig(import.meta.dirname);
