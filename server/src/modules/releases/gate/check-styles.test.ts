import { testFacts } from '../../../test/builds.ts';
import { checkStyles } from './check-styles.ts';

const check = (css: string) =>
  checkStyles({
    facts: testFacts(),
    files: new Map([['main.css', Buffer.from(css)]]),
  }).map(({ about, reason }) => `${reason} ${about}`);

test.each([
  '.diner-page{color:red}',
  '.diner-page p>a+a~b:hover::before{color:red}',
  '.diner-page,.diner-list:not(.any){color:red}',
  'html.dark .diner-page{color:red}',
  ':root:has(dialog) .diner-page{color:red}',
  ':is(.diner-page,.diner-list p) a{color:red}',
  'p:where(.diner-a,.diner-b)::after{content:"{"}',
  '@layer diner{@media (width>=640px){.diner-a{color:red}}@layer base{.diner-b{top:0}}}',
  '@layer diner.base,diner.late;',
  '@supports (display:grid){@container x (width>1px){.diner-a{--any:{a};top:0}}}',
  '@keyframes diner-turn-1a{0%,50%{top:0}to{top:1px}}@-webkit-keyframes diner-b{from{top:0}}',
  '.diner-a{& p{top:0}&:hover{top:1px}@media print{top:2px;& b{top:3px}}}',
])('%s is a part’s own', (css) => {
  expect(check(css)).toEqual([]);
});

test.each([
  ['.diner-page,html{color:red}', ['style_unscoped html']],
  ['.diner-page,h1,a{color:red}', ['style_unscoped h1', 'style_unscoped a']],
  ['.diner-page,*{color:red}', ['style_unscoped *']],
  ['html:has(.diner-page) body{display:none}', ['style_unscoped html:has(.diner-page) body']],
  ['body:not(.diner-page){top:0}', ['style_unscoped body:not(.diner-page)']],
  [':is(.diner-page,main){top:0}', ['style_unscoped :is(.diner-page,main)']],
  [':is(.diner-page,{}){top:0}', [expect.stringMatching(/^style_un/)]],
  ['.diner-page~*{top:0}', ['style_unscoped .diner-page~*']],
  ['.diner-page+*>a{top:0}', ['style_unscoped .diner-page+*>a']],
  ['.dinerpage{top:0}', ['style_unscoped .dinerpage']],
  ['[class=".diner-page"]{top:0}', ['style_unscoped [class=".diner-page"]']],
  ['@media print{.diner-a{top:0}button{top:0}}', ['style_unscoped button']],
  ['.diner-a{&~main{top:0}}', ['style_unscoped &~main']],
  ['.diner-a{html:has(&){display:none}}', ['style_unreadable html:has(&){display:none}']],
  ['.diner-a{:root:has(&){display:none}}', ['style_unreadable :root:has(&){display:none}']],
  ['.diner-a{content:"\n}html{top:0}.diner-b{content:"}', ['style_unscoped html']],
  ['.diner-a{}}html{top:0}', [expect.stringMatching(/^style_un/)]],
  ['@font-face{font-family:Figtree;src:url(a.woff2)}', ['style_global @font-face']],
  ['@FONT-FACE{font-family:Figtree}', ['style_global @FONT-FACE']],
  ['@keyframes turn{to{top:0}}', ['style_global @keyframes turn']],
  ['@property --ink{syntax:"*";inherits:false}', ['style_global @property --ink']],
  ['@layer ui{.diner-a{top:0}}', ['style_global @layer ui']],
  ['@layer diner,ui;', ['style_global @layer diner,ui']],
  ['@layer{.diner-a{top:0}}', ['style_global @layer']],
  ['@counter-style diner-a{system:cyclic}', ['style_global @counter-style diner-a']],
  ['@view-transition{navigation:auto}', ['style_global @view-transition']],
  ['@import "https://example.com/a.css";', [expect.stringMatching(/^style_global @import/)]],
  ['@page{margin:0}', ['style_global @page']],
  ['@scope (.diner-a){p{top:0}}', [expect.stringMatching(/^style_global @scope/)]],
])('%s is not', (css, reasons) => {
  expect(check(css)).toEqual(reasons);
});

test('what is nested without end or is far too much is refused, and soon', () => {
  expect(check('@media print{'.repeat(35_000))).toEqual([expect.stringMatching(/^style_unreadable/)]);
  expect(check(`.diner-a{top:0}${' '.repeat(500_000)}`)).toEqual(['styles_too_large css']);
});
