import type { Page } from './test.ts';

/** Address and hash of a script or style that a page has put into its document. */
export interface NamedFile {
  url: string;
  integrity: string;
}

/** Records every script and style that is ever in a page's document: some code removes its own after it has run. */
export const noteFiles = async (page: Page): Promise<readonly NamedFile[]> => {
  const files: NamedFile[] = [];
  await page.exposeFunction('noteFile', (url: string, integrity: string) => files.push({ url, integrity }));
  await page.addInitScript(() => {
    const note = Reflect.get(globalThis, 'noteFile') as (url: string, integrity: string) => void;
    const FILES = 'script[src], link[rel=stylesheet], link[as=script]';
    const look = (node: Node): void => {
      const elements = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
      for (const element of elements.filter((found) => found.matches(FILES))) {
        const { src, href, integrity } = element as HTMLScriptElement & HTMLLinkElement;
        note(src ?? href, integrity);
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) look(node);
    }).observe(document, { childList: true, subtree: true });
  });
  return files;
};
