import { Fragment } from 'react';

/** Stands in a text of a catalogue where names belong. */
const SLOT = '\u0000';

/** Names within a sentence; each in another language than the page's says so to those who listen to it (product.md §528). */
export const NamesWithin = ({
  names,
  sentence,
}: {
  names: readonly { children: string; lang: string | undefined }[];
  /** The sentence with something in place of the names. */
  sentence: (names: string) => string;
}) => {
  const [before, after] = sentence(SLOT).split(SLOT);
  return (
    <>
      {before}
      {[...new Map(names.map((name) => [name.children, name])).values()].map(({ children, lang }, place) => (
        <Fragment key={children}>
          {place > 0 ? ', ' : null}
          {lang ? <span lang={lang}>{children}</span> : children}
        </Fragment>
      ))}
      {after}
    </>
  );
};
