import { type Atrule, type CssNode, generate, keyword, parse, type Rule } from 'css-tree';
import type { Candidate } from './candidate.ts';
import { reachOf } from './classify-selector.ts';
import { STYLE_FILE } from './kinds-of-files.ts';
import { MOST_REASONS, type Refusal, type RefusalReason } from './refusal.ts';

/** Five times the largest part. More would keep the server busy. */
const LARGEST = 500_000;
/** Characters of a style in a message, enough to find it. */
const TOLD = 120;
/** At-rules that only put a condition on the rules inside. */
const CONDITIONS = ['media', 'supports', 'container', 'starting-style', 'charset'];

/** A stylesheet of a part, and whether the current position is inside a layer of the part. */
interface Sheet {
  file: string;
  namespace: string;
  isLayered: boolean;
}

/** @param about long text of a damaged file */
const refusal = (reason: RefusalReason, about: string, { file, namespace }: Sheet): Refusal => ({
  about: about.trim().slice(0, TOLD),
  reason,
  values: { file, prefix: `.${namespace}-`, namespace },
});

function* inBlock(node: Rule | Atrule, sheet: Sheet): Iterable<Refusal> {
  for (const child of node.block?.children.toArray() ?? []) yield* refusalsOf(child, sheet);
}

const nameOf = ({ name, prelude }: Atrule): string => `@${name} ${prelude ? generate(prelude) : ''}`.trim();

const isOwnLayer = ({ prelude }: Atrule, { namespace }: Sheet): boolean =>
  prelude?.type === 'AtrulePrelude' &&
  generate(prelude)
    .split(',')
    .every((layer) => layer === namespace || layer.startsWith(`${namespace}.`));

function* ofAtrule(node: Atrule, sheet: Sheet): Iterable<Refusal> {
  const name = node.name.toLowerCase();
  if (CONDITIONS.includes(name)) yield* inBlock(node, sheet);
  else if (name === 'layer' && (sheet.isLayered || isOwnLayer(node, sheet)))
    yield* inBlock(node, { ...sheet, isLayered: true });
  else if (keyword(name).basename !== 'keyframes' || !isOwnName(node, sheet))
    yield refusal('style_global', nameOf(node), sheet);
}

const isOwnName = ({ prelude }: Atrule, { namespace }: Sheet): boolean =>
  prelude !== null && generate(prelude).startsWith(`${namespace}-`);

function* ofRule(node: Rule, sheet: Sheet): Iterable<Refusal> {
  if (node.prelude.type !== 'SelectorList') {
    yield refusal('style_unreadable', generate(node.prelude), sheet);
    return;
  }
  for (const selector of node.prelude.children.toArray())
    if (selector.type !== 'Selector' || reachOf(selector, `${sheet.namespace}-`) === 'outside')
      yield refusal('style_unscoped', generate(selector), sheet);
  yield* inBlock(node, sheet);
}

/** What browsers read as a nested rule without `&`, and this parser as a value. */
const isHiddenRule = (node: CssNode): boolean =>
  node.type === 'Declaration' &&
  !node.property.startsWith('--') &&
  node.value.type === 'Raw' &&
  node.value.value.includes('{');

/** A generator, so that reading stops after enough errors. */
function* refusalsOf(node: CssNode, sheet: Sheet): Iterable<Refusal> {
  if (node.type === 'Atrule') yield* ofAtrule(node, sheet);
  else if (node.type === 'Rule') yield* ofRule(node, sheet);
  // Syntax that browsers may read differently from this parser is rejected.
  else if (node.type === 'Raw' || isHiddenRule(node))
    yield refusal('style_unreadable', generate(node), sheet);
}

function* ofSheet(css: string, sheet: Sheet): Iterable<Refusal> {
  const read = parse(css, { parseCustomProperty: false });
  for (const node of read.type === 'StyleSheet' ? read.children.toArray() : [])
    yield* refusalsOf(node, sheet);
}

const firstOf = (refusals: Iterable<Refusal>): Refusal[] => {
  const found: Refusal[] = [];
  for (const refused of refusals) {
    found.push(refused);
    if (found.length === MOST_REASONS) break;
  }
  return found;
};

const checkSheet = (css: string, sheet: Sheet): Refusal[] => {
  try {
    return firstOf(ofSheet(css, sheet));
  } catch (error) {
    // Nested deeper than any real stylesheet.
    if (error instanceof RangeError) return [refusal('style_unreadable', sheet.file, sheet)];
    throw error;
  }
};

/**
 * A remote's styles affect only its own elements: every selector has a class of its namespace, or is inside
 * an element that has one. Rules for the whole page are not allowed.
 * @param candidate a remote; the shell's styles are for all parts
 */
export const checkStyles = ({ facts: { name, namespace }, files }: Candidate): Refusal[] => {
  if (name === 'shell') return [];
  const sheets = [...files].filter(([file]) => STYLE_FILE.test(file));
  const bytes = sheets.reduce((sum, [, { length }]) => sum + length, 0);
  if (bytes > LARGEST)
    return [{ about: 'css', reason: 'styles_too_large', values: { bytes, limit: LARGEST } }];
  return sheets.flatMap(([file, content]) =>
    checkSheet(content.toString(), { file, namespace, isLayered: false }),
  );
};
