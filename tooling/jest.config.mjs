import { nodePreset } from '../remote-kit/jest/preset.mjs';

export default nodePreset('tooling');
