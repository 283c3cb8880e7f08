/** Title and description of a page, from `meta.{page}` of the part's texts. */
export interface PageTexts {
  title: string;
  description: string;
}

type Texts = Record<string, unknown>;

const VALUE = /\{\{(\w+)\}\}/g;

const wordsOf = (texts: Texts, page: string): Texts | undefined =>
  (texts.meta as Texts | undefined)?.[page] as Texts | undefined;

const fillVariables = (text: unknown, values: Record<string, string>): string =>
  String(text ?? '').replace(VALUE, (_, name: string) => values[name] ?? '');

/** The texts of a page with their variables filled in; undefined where the part has none. */
export const pageTexts = (
  texts: Texts,
  page: string,
  values: Record<string, string> = {},
): PageTexts | undefined => {
  const found = wordsOf(texts, page);
  return (
    found && {
      title: fillVariables(found.title, values),
      description: fillVariables(found.description, values),
    }
  );
};

/** Whether the texts of a page have variables. */
export const needsValues = (texts: Texts, page: string): boolean =>
  String(wordsOf(texts, page)?.title ?? '').search(VALUE) >= 0;
