import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../texts/texts.ts';
import { escapeHtml } from './html.ts';
import { PREVIEW_SECONDS } from './preview.ts';

/** What a page without a shell is about. */
export type PlainPage = 'unavailable' | 'previewOver' | 'previewAsk';

/** What such a page needs beside its words. */
export interface PlainPageParts {
  /** Where its one link leads; the same address again without it. */
  leads?: string;
  /** Versions that it is about, such as `remote-diner 2.0.0`. */
  versions?: string;
}

/** A page that needs no part, because it is about its absence or stands before it: a title, a sentence and one link. */
export const renderPlainPage = (
  page: PlainPage,
  language: Language,
  { leads = '', versions = '' }: PlainPageParts = {},
): string => {
  const t = textsIn(language);
  const title = t(`plainPages.${page}.title`);
  const text = t(`plainPages.${page}.text`, { hours: PREVIEW_SECONDS / 3600, versions });
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(leads)}">${t(`plainPages.${page}.next`)}</a></p></main></body>
</html>
`;
};
