import type { Language } from '@tavolina/shared-api/contract';
import { PREVIEW_SECONDS } from './preview.ts';

interface Texts {
  title: string;
  text: string;
  /** What the one link says. */
  next: string;
}

const HOURS = PREVIEW_SECONDS / 3600;

/** Where the one link leads; empty for the same address again. */
const LEADS = { unavailable: '', previewOver: '/' };

/** What a page without a shell is about. */
export type PlainPage = keyof typeof LEADS;

/** Texts that cannot come with the shell, because they are about its absence or stand before it. */
const TEXTS: Record<Language, Record<PlainPage, Texts>> = {
  sq: {
    unavailable: {
      title: 'Faqja nuk hapet tani',
      text: 'Tavolina kthehet së shpejti. Nuk u humb asgjë; provo përsëri pas pak.',
      next: 'Provo përsëri',
    },
    previewOver: {
      title: 'Kjo parapamje nuk hapet',
      text: `Linku ka skaduar ose nuk është i kësaj faqeje. Parapamja zgjat ${HOURS} orë; kërkoji ekipit një link të ri.`,
      next: 'Shko te Tavolina',
    },
  },
  en: {
    unavailable: {
      title: 'The page does not open right now',
      text: 'Tavolina will be back soon. Nothing is lost; try again in a moment.',
      next: 'Try again',
    },
    previewOver: {
      title: 'This preview does not open',
      text: `The link has expired or belongs to another site. A preview lasts ${HOURS} hours; ask the team for a new link.`,
      next: 'Go to Tavolina',
    },
  },
};

/** A page that needs no part: a title, a sentence and one link. */
export const renderPlainPage = (page: PlainPage, language: Language): string => {
  const { title, text, next } = TEXTS[language][page];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${LEADS[page]}">${next}</a></p></main></body>
</html>
`;
};
