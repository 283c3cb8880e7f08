/** Title and description of a page as the part that draws it words them: `meta.{page}` of its texts. */
export interface PageTexts {
  title: string;
  description: string;
}

type Texts = Record<string, unknown>;

const fill = (text: unknown, values: Record<string, string>): string =>
  String(text ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** The texts of a page with their values filled in; undefined where the part words none. */
export const pageTexts = (
  texts: Texts,
  page: string,
  values: Record<string, string> = {},
): PageTexts | undefined => {
  const found = (texts.meta as Texts | undefined)?.[page] as Texts | undefined;
  return found && { title: fill(found.title, values), description: fill(found.description, values) };
};
