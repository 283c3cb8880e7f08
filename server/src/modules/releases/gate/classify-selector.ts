import type { CssNode, Selector } from 'css-tree';

/** What a selector matches: an element of the part, one inside such an element, or possibly others. */
type Reach = 'own' | 'within' | 'outside';

/**
 * Lists of alternatives, as minifiers write them. The arguments of `:not` and `:has` do not limit what is
 * matched.
 */
const ALTERNATIVES = ['is', 'where'];

const worst = (reaches: readonly Reach[]): Reach =>
  (['outside', 'own', 'within'] as const).find((reach) => reaches.includes(reach)) ?? 'outside';

const reachOfAlternatives = (node: CssNode, prefix: string): Reach => {
  if (node.type !== 'PseudoClassSelector' || !ALTERNATIVES.includes(node.name)) return 'outside';
  const [list] = node.children?.toArray() ?? [];
  if (list?.type !== 'SelectorList') return 'outside';
  return worst(
    list.children
      .toArray()
      .map((selector) => (selector.type === 'Selector' ? reachOf(selector, prefix) : 'outside')),
  );
};

/**
 * What one compound selector matches by itself. `&` stands for the rule around it, which is checked there.
 */
const reachOfStep = (node: CssNode, prefix: string): Reach => {
  if (node.type === 'ClassSelector') return node.name.startsWith(prefix) ? 'own' : 'outside';
  return node.type === 'NestingSelector' ? 'own' : reachOfAlternatives(node, prefix);
};

/** What an element is, by its combinator and the element before it. */
const follow = (before: Reach, combinator: string): Reach => {
  if (before === 'outside') return 'outside';
  if (combinator === ' ' || combinator === '>') return 'within';
  // A sibling of a part's own element may belong to anybody.
  return before === 'within' && ['+', '~'].includes(combinator) ? 'within' : 'outside';
};

const better = (a: Reach, b: Reach): Reach => {
  const order: Reach[] = ['within', 'own', 'outside'];
  return order.find((reach) => reach === a || reach === b) ?? 'outside';
};

/**
 * What a selector matches.
 * @param prefix of the part's own classes, without the dot
 */
export const reachOf = (selector: Selector, prefix: string): Reach => {
  let reach: Reach = 'outside';
  for (const node of selector.children.toArray())
    reach = node.type === 'Combinator' ? follow(reach, node.name) : better(reach, reachOfStep(node, prefix));
  return reach;
};
