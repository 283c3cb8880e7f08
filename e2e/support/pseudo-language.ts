import type { Page } from '@playwright/test';
import { changeAnswers } from './changed-answers.ts';

/** The language whose place the pseudo-language takes: not the default, whose texts stand in for missing ones. */
export const STAND_IN = 'en';

const INLINED = /(<script type="application\/json" id="texts">)(.*?)(<\/script>)/s;
const ANSWERS = /<script type="application\/json" id="answers">(.*?)<\/script>/s;
/** What every language writes alike: names, mail addresses, links, and numbers of orders and bills. */
const ALIKE =
  /Tavolina|Facebook|Twitter|Instagram|LinkedIn|\S+@\S+|https?:\S+|\b[A-Z0-9]{4}-[A-Z0-9]{4}\b|\b[A-Z]*\d[A-Z\d]*\b/g;
/** Two letters are initials or a unit; three are a word. */
const WORD = /\p{L}{3,}/u;
/** Codes of the contract are not texts, in any response. */
const CODE = /^[a-z_]+$/;

/** Entries of the catalogues that are codes for the payment provider, and are not shown. */
const PROVIDER_CODES = ['cardFieldsLocale'];

type Texts = string | Texts[] | { [key: string]: Texts };

/** A catalogue with each of its texts in brackets. */
const inBrackets = (texts: Texts): Texts => {
  if (typeof texts === 'string') return texts.startsWith('$t(') ? texts : `⟦${texts}⟧`;
  if (Array.isArray(texts)) return texts.map(inBrackets);
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, PROVIDER_CODES.includes(key) ? text : inBrackets(text)]),
  );
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** What a page says that no catalogue does. */
export interface PseudoLanguage {
  /** Texts of the page that are neither in a catalogue nor in a response, with their places. */
  strangers: () => Promise<string[]>;
  /** Takes the brackets off the page, so that its words are as wide as those of `STAND_IN`, and those that come later. */
  takeBracketsOff: () => Promise<void>;
}

/** Reads all that a person sees or hears of a page, in its order. */
const readPage = (): { where: string; text: string }[] => {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const seen = [{ where: 'title of the tab', text: document.title }];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (node instanceof Element)
      for (const name of ATTRIBUTES) {
        const text = node.getAttribute(name);
        if (text) seen.push({ where: `${name} of ${node.tagName.toLowerCase()}`, text });
      }
    else if (parentElement && !parentElement.closest('script, style, template, noscript'))
      seen.push({ where: parentElement.tagName.toLowerCase(), text: node.textContent ?? '' });
  }
  return seen;
};

/** Takes the brackets off all words of the page, now and whenever some come. */
const takeBracketsOff = (): void => {
  const takeOff = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (/[⟦⟧]/.test(text)) node.nodeValue = text.replaceAll(/[⟦⟧]/g, '');
    }
  };
  takeOff();
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(takeOff).observe(document.body, changes);
};

/** Whether a text is cut out of one in brackets: nested ones first. */
const withoutBrackets = (text: string): string => {
  const less = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : withoutBrackets(less);
};

/**
 * Lets a window speak a language that nobody wrote: each text of the catalogues comes in brackets.
 * @param known what is known of each language beside catalogues, such as legal texts and the plans of the API
 */
export const speakPseudo = async (page: Page, known: unknown): Promise<PseudoLanguage> => {
  const data = new Set(stringsIn(known));
  const arriving: Promise<void>[] = [];
  const keep = (answer: unknown): void => {
    for (const text of stringsIn(answer)) if (!CODE.test(text)) data.add(text);
  };
  const speak = (texts: string): string => JSON.stringify(inBrackets(JSON.parse(texts)));
  const speakInDocument = (html: string): string => {
    keep(JSON.parse(ANSWERS.exec(html)?.[1] ?? '{}'));
    return html.replace(INLINED, (_whole, begin: string, json: string, end: string) => {
      const texts = JSON.parse(json);
      const own = { ...texts, [STAND_IN]: inBrackets(texts[STAND_IN]) };
      return begin + JSON.stringify(own).replaceAll('<', '\\u003c') + end;
    });
  };
  await changeAnswers(page, [
    { urlPattern: `*/locales/${STAND_IN}/*`, change: speak },
    { urlPattern: '*', resourceType: 'Document', change: speakInDocument },
  ]);
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (!response.headers()['content-type']?.startsWith('application/json')) return;
    // An answer to a page that was left meanwhile cannot be read, and is shown nowhere.
    arriving.push(response.json().then(keep, () => undefined));
  });
  return {
    takeBracketsOff: () => page.evaluate(takeBracketsOff),
    strangers: async () => {
      await Promise.all(arriving);
      const seen = await page.evaluate(readPage);
      const ordered = [...data].filter((text) => WORD.test(text)).sort((a, b) => b.length - a.length);
      const rest = withoutBrackets(seen.map(({ text }) => text).join('\u0000'))
        .split('\u0000')
        // Most are a whole text of an answer.
        .filter((text) => WORD.test(text) && !data.has(text))
        .map((text) => ordered.reduce((left, own) => left.replaceAll(own, ''), text).replaceAll(ALIKE, ''));
      return [...new Set(rest.filter((text) => WORD.test(text)))].map((text) => {
        const { where = '' } = seen.find((each) => each.text.includes(text)) ?? {};
        return `${where}: ${text}`;
      });
    },
  };
};
