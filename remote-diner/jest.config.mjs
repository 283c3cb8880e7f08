import { browserPreset } from '../remote-kit/jest/preset.mjs';

const preset = browserPreset('remote-diner');

export default {
  ...preset,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/testing/fresh-storefront.ts'],
};
