import { serverConfig } from '@tavolina/tooling/rspack/server-config.mjs';

export default serverConfig(import.meta.dirname);
