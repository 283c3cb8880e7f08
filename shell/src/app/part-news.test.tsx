import { i18n, lazyPart } from '@tavolina/shared-api/runtime';
import { fakeApi } from '@tavolina/shared-api/testing';
import { act, render, screen } from '@testing-library/react';
import { initReactI18next } from 'react-i18next';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { PartNews } from './part-news.tsx';

const MISSING = Object.assign(new Error('Loading chunk 5 failed'), { name: 'ChunkLoadError' });

beforeAll(async () => {
  const resources = { sq: { shell: sq }, en: { shell: en } };
  await i18n.use(initReactI18next).init({ lng: 'sq', resources, interpolation: { escapeValue: false } });
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// product.md §448
test.each([
  ['sq', sq.partMissing],
  ['en', en.partMissing],
])('what was pressed and did not open is said for eight seconds, %s', async (language, sentence) => {
  await i18n.changeLanguage(language);
  fakeApi({ 'GET /health/live': () => Promise.reject(new TypeError('Failed to fetch')) });
  const Sheet = lazyPart<{ onOpenChange: (isOpen: boolean) => void }>(() => Promise.reject(MISSING));
  render(
    <>
      <PartNews />
      <Sheet onOpenChange={() => undefined} />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await act(() => jest.advanceTimersByTimeAsync(7_900));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
