import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../texts/texts.ts';
import { PREVIEW_SECONDS } from './preview.ts';

/** Where the one link leads; empty for the same address again. */
const LEADS = { unavailable: '', previewOver: '/' };

/** What a page without a shell is about. */
export type PlainPage = keyof typeof LEADS;

/** A page that needs no part, because it is about its absence or stands before it: a title, a sentence and one link. */
export const renderPlainPage = (page: PlainPage, language: Language): string => {
  const t = textsIn(language);
  const title = t(`plainPages.${page}.title`);
  const text = t(`plainPages.${page}.text`, { hours: PREVIEW_SECONDS / 3600 });
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${LEADS[page]}">${t(`plainPages.${page}.next`)}</a></p></main></body>
</html>
`;
};
