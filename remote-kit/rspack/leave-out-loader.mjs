import { parse } from 'acorn';

/** @typedef {import('acorn').AnyNode} AnyNode */

/**
 * A function that has a name, with the name: declared, stored in a variable (also within a call, as in `forwardRef`), or a method.
 * @param {AnyNode} node
 * @returns {[string, AnyNode] | undefined}
 */
const namedFunction = (node) => {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [node.id?.name ?? '', node];
  if (node.type === 'MethodDefinition' && node.key.type === 'Identifier') return [node.key.name, node.value];
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return undefined;
  const [inCall] = node.init.type === 'CallExpression' ? node.init.arguments : [node.init];
  return inCall ? [node.id.name, inCall] : undefined;
};

/**
 * All named functions by where they stand, such as `createRouter.navigate` or `I18n.hasLoadedNamespace`.
 * @param {unknown} part of the tree
 * @param {string} prefix
 * @param {Map<string, AnyNode>} found
 */
const collect = (part, prefix, found) => {
  if (Array.isArray(part)) for (const each of part) collect(each, prefix, found);
  if (part === null || typeof part !== 'object' || !('type' in part)) return found;
  const [name, holder] = namedFunction(/** @type {AnyNode} */ (part)) ?? [];
  if (name && holder) found.set(`${prefix}${name}`, holder);
  for (const child of Object.values(part)) collect(child, name ? `${prefix}${name}.` : prefix, found);
  return found;
};

/**
 * Puts shorter bodies into functions of a package's file. Lines keep their numbers, for stack traces. A file that has none of
 * the functions stays as it is, because a package may be of several files.
 * @this {import('@rspack/core').LoaderContext<{ bodies: Record<string, string> }>}
 * @param {string} text
 * @throws {Error} when the file has only some of the functions, as a new version may
 */
export default function (text) {
  const { bodies } = this.getOptions();
  const found = collect(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }), '', new Map());
  if (!Object.keys(bodies).some((name) => found.has(name))) return text;
  const cuts = Object.entries(bodies).map(([name, body]) => {
    const holder = found.get(name);
    if (
      !holder ||
      !('body' in holder) ||
      Array.isArray(holder.body) ||
      holder.body?.type !== 'BlockStatement'
    )
      throw new Error(`${this.resourcePath} has no function ${name}`);
    return { start: holder.body.start, end: holder.body.end, body };
  });
  return cuts
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, body }) => {
      const lines = rest.slice(start, end).replace(/[^\n]/g, '');
      return `${rest.slice(0, start)}{${body}${lines}}${rest.slice(end)}`;
    }, text);
}
