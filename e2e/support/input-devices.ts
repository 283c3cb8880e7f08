import { expect, type Locator, type Page } from './test.ts';

/** How a person works a page. */
export interface InputDevice {
  /** Presses a button or follows a link. */
  press: (target: Locator) => Promise<void>;
  /** Writes into a field in place of what stands there. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Chooses one of several radio buttons. */
  choose: (radio: Locator) => Promise<void>;
}

/** More stops of the tab key than any screen has. */
const MOST_STOPS = 250;

const label = (radio: Locator): Locator => radio.locator('xpath=ancestor::label');

/** A mouse. */
export const MOUSE: InputDevice = {
  press: (target) => target.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => label(radio).click(),
};

/** A finger on a screen. */
export const FINGER: InputDevice = {
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: (radio) => label(radio).tap(),
};

/** Whether an element is still in its page, and what a key leads to. */
type Look = (element: Element) => { isIn: boolean; isThere: boolean };

/** Of an element whose document was left. */
const GONE = { isIn: false, isThere: false };

/**
 * Goes on with one key until a condition holds of the element that has focus. The element is looked for again only once
 * the page has replaced it: to find one by its role takes a page longer than the key itself.
 */
const goOn = async (target: Locator, key: string, look: Look): Promise<void> => {
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const { isIn, isThere } = (await element?.evaluate(look).catch(() => undefined)) ?? GONE;
    // What is there must still be what was meant: a list may have given its name to another.
    if (isThere && (await target.evaluate(look)).isThere) return;
    if (isThere || !isIn) element = await target.elementHandle();
    else await target.page().keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
};

const hasFocus: Look = (element) => ({
  isIn: element.isConnected,
  isThere: element === document.activeElement,
});

const isAmongItsGroup: Look = (element) => {
  const { activeElement } = document;
  const isThere =
    activeElement instanceof HTMLInputElement && activeElement.name === element.getAttribute('name');
  return { isIn: element.isConnected, isThere };
};

const isChecked: Look = (element) => ({
  isIn: element.isConnected,
  isThere: element instanceof HTMLInputElement && element.checked,
});

/** Goes to something with the tab key. */
export const reach = (target: Locator): Promise<void> => goOn(target, 'Tab', hasFocus);

/** Keyboard only: what the tab key does not reach cannot be used. */
export const KEYBOARD: InputDevice = {
  press: async (target) => {
    // A button that works ignores keys; a mouse's click waits for it by itself.
    await expect(target).toBeEnabled();
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  write: async (field, text) => {
    await expect(field).toBeEditable();
    await reach(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  choose: async (radio) => {
    await goOn(radio, 'Tab', isAmongItsGroup);
    await goOn(radio, 'ArrowRight', isChecked);
  },
};

/** Counts what pointing devices do on a page from now on. */
export const countPointing = async (page: Page): Promise<() => number> => {
  let count = 0;
  await page.exposeFunction('notePointing', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const note = Reflect.get(globalThis, 'notePointing') as () => void;
    for (const type of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(type, note, true);
  });
  return () => count;
};
