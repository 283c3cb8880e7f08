import { defineConfig } from '@playwright/test';
import stories from './playwright.config.ts';

export default defineConfig({ ...stories, testDir: 'pictures', fullyParallel: true, timeout: 180_000 });
