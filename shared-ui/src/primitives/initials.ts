/** Joining words of names, such as `i`, `e`, `të`. */
const JOINS = /^\p{Ll}{1,2}$/u;

/** Initials of the first two words of a name, without joining words; empty without letters. */
export const initials = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !JOINS.test(word));
  return (own.length > 0 ? own : words)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
};
