/** Title and description of a page as the part that draws it words them: `meta.{page}` of its texts. */
export interface PageTexts {
  title: string;
  description: string;
}

type Texts = Record<string, unknown>;

const VALUE = /\{\{(\w+)\}\}/g;

const wordsOf = (texts: Texts, page: string): Texts | undefined =>
  (texts.meta as Texts | undefined)?.[page] as Texts | undefined;

const fill = (text: unknown, values: Record<string, string>): string =>
  String(text ?? '').replace(VALUE, (_, name: string) => values[name] ?? '');

/** The texts of a page with their values filled in; undefined where the part words none. */
export const pageTexts = (
  texts: Texts,
  page: string,
  values: Record<string, string> = {},
): PageTexts | undefined => {
  const found = wordsOf(texts, page);
  return found && { title: fill(found.title, values), description: fill(found.description, values) };
};

/** Whether the texts of a page are about something whose values they need. */
export const needsValues = (texts: Texts, page: string): boolean =>
  String(wordsOf(texts, page)?.title ?? '').search(VALUE) >= 0;
