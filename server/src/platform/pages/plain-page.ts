import type { Language } from '@tavolina/shared-api/contract';

/** The one text that cannot come with the shell, because it is about the shell's absence. */
const TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  sq: {
    title: 'Tavolina po shtrohet',
    text: 'Faqja nuk hapet tani. Nuk u humb asgjë; provo përsëri pas pak.',
    retry: 'Provo përsëri',
  },
  en: {
    title: 'Tavolina is being laid',
    text: 'The page does not open right now. Nothing is lost; try again in a moment.',
    retry: 'Try again',
  },
};

/** What an address shows while no shell is live. */
export const renderUnavailable = (language: Language): string => {
  const { title, text, retry } = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></main></body>
</html>
`;
};
