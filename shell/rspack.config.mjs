import { shellConfig } from '@tavolina/tooling/rspack/shell-config.mjs';

export default shellConfig(import.meta.dirname);
