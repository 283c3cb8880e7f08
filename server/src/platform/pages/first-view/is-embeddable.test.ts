import { isEmbeddable } from './is-embeddable.ts';

test.each([
  '',
  'a &lt; b',
  '<link rel="preload" as="image" href="/a.webp"/><meta name="x" content="y"/><p class="a">b<!-- -->c</p>',
  '<svg viewBox="0 0 1 1"><clipPath id="a"><path d="M0 0"></path></clipPath></svg><br/><img alt="" src="/a.webp"/>',
  '<form action="/restaurants"><input name="q" value=""/><textarea rows="3">a</textarea></form>',
])('%j is whole', (html) => expect(isEmbeddable(html)).toBe(true));

test.each([
  ['a comment without an end', '<!-- '],
  ['a comment that holds tags', '<!-- <p> --></p>'],
  ['an element without an end', '<div>'],
  ['an end without a beginning', '</div></div>'],
  ['ends in another order', '<b><i></b></i>'],
  ['an element that only seems to end', '<div/>'],
  ['an attribute without an end', '<p title="x>'],
  ['an attribute without quotes', '<p title=x></p>'],
  ['a tag without an end', '<p'],
  ['a script', '<script src="/remotes/remote-diner/1.0.0/x.js"></script>'],
  ['the end of a script', '</script>'],
  ['a script in other letters', '<SCRIPT></SCRIPT>'],
  ['text to the end of the document', '<plaintext></plaintext>'],
  ['a style', '<style>p{color:red}</style>'],
  ['a template', '<template></template>'],
  ['a frame', '<iframe src="https://elsewhere.example"></iframe>'],
  ['frames in place of the page', '<frameset></frameset>'],
  ['another base', '<base href="https://elsewhere.example"/>'],
  ['a way elsewhere', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example"/>'],
  ['another stylesheet', '<link rel="stylesheet" href="/x.css"/>'],
])('%s is not', (_, html) => expect(isEmbeddable(html)).toBe(false));

test.each([
  ['attributes', `<p${' a="b"'.repeat(600_000)}></p>`],
  ['tags', '<p>'.repeat(700_000) + '</p>'.repeat(700_000)],
  ['texts', 'x'.repeat(4_000_000)],
])('four million characters of %s are read in a moment', (_, html) => expect(isEmbeddable(html)).toBe(true));
