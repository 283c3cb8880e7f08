import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../texts/texts.ts';
import { escapeHtml } from './html.ts';
import { PREVIEW_SECONDS } from './preview.ts';

/** Kinds of pages without a shell. */
export type PlainPage = 'unavailable' | 'previewOver' | 'previewAsk';

/** Variables of such a page. */
export interface PlainPageParts {
  /** Target of its only link; by default the current URL. */
  leads?: string;
  /** Versions named in the text, for example `remote-diner 2.0.0`. */
  versions?: string;
}

/**
 * A page that needs no part, for when parts are missing or must not run yet: a title, a sentence and one
 * link.
 */
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
