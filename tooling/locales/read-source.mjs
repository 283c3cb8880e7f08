import { parseSync } from '@swc/core';

/** @typedef {{ namespaces: string[], keys: { key: string, pattern: RegExp | null }[], texts: string[], literals: string[] }} SourceFacts */

/** Attributes that users see or hear. */
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'description',
  'hint',
]);
const HAS_LETTERS = /\p{L}{2,}/u;
/** No code has these letters: a literal with one is a text, wherever it stands. */
const ALBANIAN_LETTERS = /[ëç]/iu;

/**
 * What is read of the nodes of a syntax tree; each kind of node has some of it.
 * @typedef {object} Node
 * @property {string} [type]
 * @property {unknown} [value] text of a literal; of an attribute, the node that gives its value
 * @property {string} [cooked]
 * @property {string} [raw]
 * @property {Node[]} [quasis]
 * @property {Node} [callee]
 * @property {Node} [property]
 * @property {Node} [name]
 * @property {Node} [expression]
 * @property {Node[]} [arguments] each with its `expression`
 * @property {(Node | undefined)[]} [elements] each with its `expression`
 * @property {Node[]} [children]
 * @property {boolean} [isChild] set while reading: the node stands between tags
 */

/** @param {unknown} value */
const asNode = (value) =>
  /** @type {Node | undefined} */ (typeof value === 'object' ? (value ?? undefined) : undefined);

/** @param {unknown} value */
const asText = (value) => (typeof value === 'string' ? value : '');

/**
 * @param {unknown} value a node, a list of them, or what else hangs on one
 * @param {(node: Node) => void} visit
 */
const walk = (value, visit) => {
  if (Array.isArray(value)) {
    for (const child of value) walk(child, visit);
    return;
  }
  const node = asNode(value);
  if (!node) return;
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) walk(child, visit);
};

/**
 * A key in the code: a string, or a template that matches several keys.
 * @param {Node | undefined} node
 */
const keyOf = (node) => {
  if (node?.type === 'StringLiteral') return { key: asText(node.value), pattern: null };
  if (node?.type !== 'TemplateLiteral') return null;
  const parts = (node.quasis ?? []).map(({ cooked, raw }) => cooked ?? raw ?? '');
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { key: parts.join('*'), pattern: new RegExp(`^${escaped.join('.+')}$`) };
};

/** @param {Node} node */
const calleeName = ({ callee }) =>
  callee?.type === 'MemberExpression' ? callee.property?.value : callee?.value;

/** @param {Node} node */
const namespacesOf = (node) => {
  const argument = node.arguments?.[0]?.expression;
  const elements =
    argument?.type === 'ArrayExpression' ? (argument.elements ?? []) : [{ expression: argument }];
  return elements
    .map((element) => element?.expression)
    .filter((expression) => expression?.type === 'StringLiteral')
    .map((expression) => asText(expression?.value));
};

/** @param {Node} node */
const visibleText = (node) => {
  if (node.type === 'JSXText') return asText(node.value);
  if (node.type === 'JSXAttribute' && READ_ALOUD.has(asText(node.name?.value))) {
    const given = asNode(node.value);
    const value = given?.type === 'JSXExpressionContainer' ? given.expression : given;
    return value?.type === 'StringLiteral' ? asText(value.value) : '';
  }
  const isTextChild = node.type === 'JSXExpressionContainer' && node.isChild;
  return isTextChild && node.expression?.type === 'StringLiteral' ? asText(node.expression.value) : '';
};

/**
 * @param {Node} node
 * @param {SourceFacts} facts
 */
const noteTexts = (node, facts) => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node.children ?? []) child.isChild = true;
  }
  const text = visibleText(node);
  if (HAS_LETTERS.test(text)) facts.texts.push(text.trim());
  else if (node.type === 'StringLiteral' && ALBANIAN_LETTERS.test(asText(node.value)))
    facts.literals.push(asText(node.value));
};

/** @param {Node} node */
const askedKey = (node) => {
  if (node.type === 'JSXAttribute' && node.name?.value === 'i18nKey') return keyOf(asNode(node.value));
  const isCall = node.type === 'CallExpression' && calleeName(node) === 't';
  return isCall ? keyOf(node.arguments?.[0]?.expression) : null;
};

/**
 * Finds the keys that a source file uses and the visible texts it contains.
 * @param {string} code
 * @param {{ tsx: boolean }} options
 * @returns {SourceFacts}
 */
export const readSource = (code, { tsx }) => {
  /** @type {SourceFacts} */
  const facts = { namespaces: [], keys: [], texts: [], literals: [] };
  walk(parseSync(code, { syntax: 'typescript', tsx, target: 'es2022' }), (node) => {
    noteTexts(node, facts);
    const key = askedKey(node);
    if (key) facts.keys.push(key);
    if (node.type === 'CallExpression' && calleeName(node) === 'useTranslation') {
      facts.namespaces.push(...namespacesOf(node));
    }
  });
  return facts;
};
