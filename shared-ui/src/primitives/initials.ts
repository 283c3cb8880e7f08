/** `i`, `e`, `të` and their like, which join the words of a name. */
const JOINS = /^\p{Ll}{1,2}$/u;

/** The first letters of the two words that a name begins with, without what joins them; empty for one without letters. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !JOINS.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
};
