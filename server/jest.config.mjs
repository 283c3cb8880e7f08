import { nodePreset } from '../tooling/jest/preset.mjs';

export default {
  ...nodePreset('server'),
  globalSetup: '<rootDir>/src/test/global-setup.ts',
  globalTeardown: '<rootDir>/src/test/global-teardown.ts',
};
