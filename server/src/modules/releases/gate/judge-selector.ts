import type { CssNode, Selector } from 'css-tree';

/** What a selector selects: an element of the part's own, something within one, or who knows what. */
type Reach = 'own' | 'within' | 'outside';

/** Lists of alternatives, as a minimizer writes them; what `:not` and `:has` name says nothing of what is selected. */
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

/** What one step of a selector says by itself. `&` stands for what the rule around it selects, which is judged there. */
const reachOfStep = (node: CssNode, prefix: string): Reach => {
  if (node.type === 'ClassSelector') return node.name.startsWith(prefix) ? 'own' : 'outside';
  return node.type === 'NestingSelector' ? 'own' : reachOfAlternatives(node, prefix);
};

/** What is known of an element by how it stands to the one before it. */
const follow = (before: Reach, combinator: string): Reach => {
  if (before === 'outside') return 'outside';
  if (combinator === ' ' || combinator === '>') return 'within';
  // What stands beside an element of the part's own may be anybody's.
  return before === 'within' && ['+', '~'].includes(combinator) ? 'within' : 'outside';
};

const better = (a: Reach, b: Reach): Reach => {
  const order: Reach[] = ['within', 'own', 'outside'];
  return order.find((reach) => reach === a || reach === b) ?? 'outside';
};

/**
 * How far a selector reaches.
 * @param prefix what the part's own classes begin with, without the dot
 */
export const reachOf = (selector: Selector, prefix: string): Reach => {
  let reach: Reach = 'outside';
  for (const node of selector.children.toArray())
    reach = node.type === 'Combinator' ? follow(reach, node.name) : better(reach, reachOfStep(node, prefix));
  return reach;
};
