import { nodePreset } from '../tooling/jest/preset.mjs';

const preset = nodePreset('server');

export default {
  ...preset,
  globalSetup: '<rootDir>/src/test/global-setup.ts',
  globalTeardown: '<rootDir>/src/test/global-teardown.ts',
};
