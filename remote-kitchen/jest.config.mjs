import { browserPreset } from '../remote-kit/jest/preset.mjs';

export default browserPreset('remote-kitchen');
