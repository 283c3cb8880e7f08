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

/** Goes on with one key until a condition holds of the element that has focus. */
const goOn = async (target: Locator, key: string, isThere: () => Promise<boolean>): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isThere()) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached by ${key}`);
};

const hasFocus = (target: Locator) => (): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const isAmongItsGroup = (radio: Locator) => (): Promise<boolean> =>
  radio.evaluate((element) => {
    const { activeElement } = document;
    return activeElement instanceof HTMLInputElement && activeElement.name === element.getAttribute('name');
  });

/** Goes to something with the tab key. */
export const reach = (target: Locator): Promise<void> => goOn(target, 'Tab', hasFocus(target));

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
    await goOn(radio, 'Tab', isAmongItsGroup(radio));
    await goOn(radio, 'ArrowRight', () => radio.isChecked());
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
