import { extractInlineStyles } from './extract-styles.ts';

test('styles become rules, equal ones the same', () => {
  const drawn =
    '<div class="a" style="--tile:red" id="x"><img alt="b" style="color:blue"/><p style="--tile:red">c</p></div>';
  expect(extractInlineStyles(drawn)).toEqual({
    html: '<div class="a" data-style="0" id="x"><img alt="b" data-style="1"/><p data-style="0">c</p></div>',
    css: '[data-style="0"]{--tile:red}\n[data-style="1"]{color:blue}',
  });
});

test('quotes of an address stay what they were', () => {
  const { css } = extractInlineStyles(
    '<span style="background-image:url(&quot;data:image/webp;base64,AA==&quot;)"></span>',
  );
  expect(css).toBe('[data-style="0"]{background-image:url("data:image/webp;base64,AA==")}');
});

test('what is written about styles in a text or another attribute is left alone', () => {
  const drawn = '<p title="style=&quot;x&quot;">style="color:red" &lt;p style="color:red"&gt;</p>';
  expect(extractInlineStyles(drawn)).toEqual({ html: drawn, css: '' });
});

test.each(['color:red}body{display:none', 'x:&lt;/style&gt;&lt;script&gt;'])('%s leaves no rule', (style) => {
  expect(extractInlineStyles(`<p style="${style}">a</p>`)).toEqual({ html: '<p>a</p>', css: '' });
});

test('a hostile tag of four million characters is read in a moment', () => {
  const drawn = `<a${' style=""'.repeat(400_000)}`;
  expect(extractInlineStyles(drawn)).toEqual({ html: drawn, css: '' });
});
