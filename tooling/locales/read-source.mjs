import { parseSync } from '@swc/core';

/** @typedef {{ namespaces: string[], keys: { key: string, pattern: RegExp | null }[], texts: string[] }} SourceFacts */

/** Attributes that a person reads or hears. */
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

/** @typedef {{ type?: string, [key: string]: any }} Node */

/**
 * @param {Node | Node[] | null | undefined} node
 * @param {(node: Node) => void} visit
 */
const walk = (node, visit) => {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') visit(node);
  for (const child of Object.values(node)) walk(child, visit);
};

/**
 * A key as it is written: a plain string, or a template that stands for several keys.
 * @param {Node | undefined} node
 */
const keyOf = (node) => {
  if (node?.type === 'StringLiteral') return { key: node.value, pattern: null };
  if (node?.type !== 'TemplateLiteral') return null;
  const parts = node.quasis.map((/** @type {Node} */ quasi) => quasi.cooked ?? quasi.raw);
  const escaped = parts.map((/** @type {string} */ part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { key: parts.join('*'), pattern: new RegExp(`^${escaped.join('.+')}$`) };
};

/** @param {Node} node */
const calleeName = ({ callee }) =>
  callee?.type === 'MemberExpression' ? callee.property?.value : callee?.value;

/** @param {Node} node */
const namespacesOf = (node) => {
  const argument = node.arguments[0]?.expression;
  const elements = argument?.type === 'ArrayExpression' ? argument.elements : [{ expression: argument }];
  return elements
    .map((/** @type {any} */ element) => element?.expression)
    .filter((/** @type {any} */ expression) => expression?.type === 'StringLiteral')
    .map((/** @type {any} */ expression) => expression.value);
};

/** @param {Node} node */
const visibleText = (node) => {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'JSXAttribute' && READ_ALOUD.has(node.name?.value)) {
    const value = node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
    return value?.type === 'StringLiteral' ? value.value : '';
  }
  const isTextChild = node.type === 'JSXExpressionContainer' && node.isChild;
  return isTextChild && node.expression?.type === 'StringLiteral' ? node.expression.value : '';
};

/**
 * @param {Node} node
 * @param {SourceFacts} facts
 */
const noteTexts = (node, facts) => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    for (const child of node.children) child.isChild = true;
  }
  const text = visibleText(node);
  if (HAS_LETTERS.test(text)) facts.texts.push(text.trim());
};

/** @param {Node} node */
const askedKey = (node) => {
  if (node.type === 'JSXAttribute' && node.name?.value === 'i18nKey') return keyOf(node.value);
  const isCall = node.type === 'CallExpression' && calleeName(node) === 't';
  return isCall ? keyOf(node.arguments[0]?.expression) : null;
};

/**
 * Reads from a source file which texts it asks for and which it holds itself.
 * @param {string} code
 * @param {{ tsx: boolean }} options
 * @returns {SourceFacts}
 */
export const readSource = (code, { tsx }) => {
  /** @type {SourceFacts} */
  const facts = { namespaces: [], keys: [], texts: [] };
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
