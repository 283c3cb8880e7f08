import { FALLBACK_LANGUAGE, LANGUAGES, type Language, languageOf } from '@tavolina/shared-api/contract';
import { textsIn } from '../texts/texts.ts';
import { embedJson, escapeHtml } from './html.ts';
import { type PageHead, PREVIEW_SIZE } from './page-content.ts';

const addressIn = (url: URL, language: Language): string => {
  const address = new URL(url);
  address.searchParams.delete('lng');
  if (language !== FALLBACK_LANGUAGE) address.searchParams.set('lng', language);
  return address.href;
};

/** The language in the URL itself, ignoring the browser's preference. */
const namedIn = (url: URL): Language => languageOf(url.searchParams.get('lng'));

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

const alternate = (language: string, href: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;

/** The elements for search engines and link previews. */
export const headTags = (
  { title, description, picture, data, url: ownUrl, isUnlisted }: PageHead,
  requested: URL,
  language: Language,
): string[] => {
  const url = ownUrl ?? requested;
  const address = addressIn(url, namedIn(url));
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isUnlisted ? [meta('name', 'robots', 'noindex,follow')] : []),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...LANGUAGES.map((other) => alternate(other, addressIn(url, other))),
    alternate('x-default', addressIn(url, FALLBACK_LANGUAGE)),
    meta('property', 'og:site_name', 'Tavolina'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', textsIn(language)('openGraphLocale')),
    ...(picture
      ? [
          meta('property', 'og:image', picture.url),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', String(PREVIEW_SIZE.width)),
          meta('property', 'og:image:height', String(PREVIEW_SIZE.height)),
          meta('property', 'og:image:alt', picture.alt),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : []),
    ...data.map(
      (object) => `<script type="application/ld+json">${embedJson(JSON.stringify(object))}</script>`,
    ),
  ];
};
