import { runInNewContext } from 'node:vm';
import { afterPaint, type CodeStart } from './code-after-paint.ts';

interface Element {
  rel?: string;
  href?: string;
}

/** Runs the script of a page, whose code is one script of the shell and one preload, on a device that keeps something or not. */
const open = (waits: CodeStart['waits'], kept = 0) => {
  const shell: Element = {};
  const own: Element = { rel: 'preload', href: '/own.js' };
  let template = [shell, own];
  const [added, sent, fetched]: [Element[], string[], string[]] = [[], [], []];
  const heard = new Map<string, (event: object) => void>();
  const content = {
    get childElementCount() {
      return template.length;
    },
    querySelectorAll: (selector: string) =>
      template
        .filter(({ rel }) => (selector === 'script' ? rel === undefined : rel === 'preload'))
        .map((element) => ({
          ...element,
          element,
          getAttribute: () => element.href,
          remove: () => {
            template = template.filter((other) => other !== element);
          },
        })),
  };
  const append = (...given: ({ element: Element } | typeof content)[]): void => {
    const elements = given.flatMap((each) => ('element' in each ? [each.element] : template));
    template = template.filter((element) => !elements.includes(element));
    added.push(...elements);
  };
  const [script = ''] = /(?<=<script>).*(?=<\/script>)/s.exec(
    afterPaint([], { recordsStart: false, waits }).join(''),
  ) ?? [''];
  runInNewContext(script, {
    document: {
      hidden: true,
      head: { append },
      getElementById: () => ({ content }),
      querySelector: () => null,
      dispatchEvent: ({ type }: Event) => sent.push(type),
    },
    localStorage: { length: kept },
    sessionStorage: { length: 0 },
    Event,
    fetch: async (href: string) => fetched.push(href),
    addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    removeEventListener: (name: string) => heard.delete(name),
  });
  const codeOf = () => ({
    shell: added.includes(shell),
    own: added.includes(own) || fetched.includes('/own.js'),
  });
  return { codeOf, sent, scroll: () => heard.get('scroll')?.({ type: 'scroll' }) };
};

const ALL = { shell: true, own: true };

test('code that does not wait loads at once', () => {
  expect(open('nothing').codeOf()).toEqual(ALL);
});

// product.md §225
test.each([
  ['all', { shell: false, own: false }],
  ['own', { shell: true, own: false }],
] as const)(
  'of a page whose %s code waits, a first visit loads the rest with the first sign',
  (waits, first) => {
    const page = open(waits);
    expect([page.codeOf(), page.sent]).toEqual([first, []]);
    page.scroll();
    expect(page.codeOf()).toEqual(ALL);
    expect(page.sent).toEqual(waits === 'own' ? ['tavolina-used'] : []);
  },
);

// product.md §225
test('a page whose own code waits loads all of it for whoever was here before', () => {
  expect(open('own', 1).codeOf()).toEqual(ALL);
});
