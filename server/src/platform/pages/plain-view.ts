import { type Language, LIMITS } from '@tavolina/shared-api/contract';
import { textsIn } from '../texts/texts.ts';
import { inlineSource } from './content-security-policy.ts';
import { escapeHtml } from './html.ts';
import type { PageHead } from './page-content.ts';

/** The rules of the view: it looks like the storefront's frame, with the tokens of the shell's stylesheet. */
export const PLAIN_VIEW_CSS = `[data-plain-view]{max-width:calc(var(--width-page) + 2 * var(--gutter));margin:0 auto;padding:0 var(--gutter) var(--space-8)}
[data-plain-view] header{display:flex;gap:var(--space-5);align-items:center;min-height:var(--size-header);border-bottom:1px solid var(--color-border)}
[data-plain-view] header a{display:inline-flex;align-items:center;min-height:var(--size-control);text-decoration:none}
[data-plain-view] header a:first-child{font:var(--display-sm)}
[data-plain-view] h1{margin-top:var(--space-6);font:var(--display-md);overflow-wrap:anywhere}
[data-plain-view] p{margin-top:var(--space-3)}
[data-plain-view] label{display:block;margin-top:var(--space-5);font-weight:var(--weight-label)}
[data-plain-view] form div{display:flex;gap:var(--space-2);max-width:560px;margin-top:var(--space-2)}
[data-plain-view] input{flex:1;min-width:0;min-height:var(--size-control);padding:0 var(--space-3);background:var(--color-surface-raised);border:1px solid var(--color-border-control);border-radius:var(--radius-m)}
[data-plain-view] button{min-height:var(--size-control);padding:0 var(--space-4);background:var(--color-surface-inverse);color:var(--color-text-inverse);border-radius:var(--radius-m);font-weight:var(--weight-button)}`;

/** The source of the view's rules for the content security policy. */
export const PLAIN_VIEW_CSS_SOURCE = inlineSource(PLAIN_VIEW_CSS);

/** What every title of a page ends with. */
const PRODUCT = / · Tavolina$/;

/**
 * Stands in for the first view of a page that could not be drawn in time (product.md §536): the name of the page, a
 * search that works without code, and what to do where it does not come. The page's code replaces it like a first view.
 */
export const plainView = ({ title, description }: PageHead, language: Language): string => {
  const t = textsIn(language);
  const text = (key: 'places' | 'search' | 'submit' | 'comes' | 'again' | 'withoutCode'): string =>
    escapeHtml(t(`plainView.${key}`));
  return [
    '<div data-plain-view>',
    '<header>',
    `<a href="/">Tavolina</a> <a href="/restaurants">${text('places')}</a></header>`,
    `<main id="content"><h1>${escapeHtml(title.replace(PRODUCT, ''))}</h1><p>${escapeHtml(description)}</p>`,
    '<search><form action="/restaurants" method="get">',
    `<label for="plain-search">${text('search')}</label>`,
    `<div><input id="plain-search" type="search" name="q" maxlength="${LIMITS.search}" autocomplete="off"><button>${text('submit')}</button></div>`,
    '</form></search>',
    `<p>${text('comes')} <a href="">${text('again')}</a></p><noscript><p>${text('withoutCode')}</p></noscript>`,
    '</main></div>',
  ].join('');
};
