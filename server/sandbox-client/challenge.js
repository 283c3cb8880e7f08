/** @typedef {import('./texts.js').Texts} Texts */

/**
 * @param {string} text
 * @param {() => void} onClick
 */
const createButton = (text, onClick) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.style.setProperty('min-height', '44px');
  button.style.setProperty('padding', '0.5em 1em');
  button.style.setProperty('font', 'inherit');
  button.style.setProperty('border', '1px solid currentColor');
  button.style.setProperty('border-radius', '8px');
  button.style.setProperty('cursor', 'pointer');
  button.addEventListener('click', onClick);
  return button;
};

/**
 * Asks as the card holder's bank would. Closing it without a choice is a refusal.
 * @param {Texts} texts
 * @returns {Promise<'succeed' | 'fail'>}
 */
export const askCardHolder = (texts) =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const title = document.createElement('h2');
    const text = document.createElement('p');
    const buttons = document.createElement('div');
    /** @param {'succeed' | 'fail'} outcome */
    const finish = (outcome) => {
      dialog.close();
      dialog.remove();
      resolve(outcome);
    };
    title.textContent = texts.challengeTitle;
    title.id = 'sandbox-challenge';
    text.textContent = texts.challengeText;
    buttons.append(
      createButton(texts.approve, () => finish('succeed')),
      createButton(texts.refuse, () => finish('fail')),
    );
    buttons.style.setProperty('display', 'flex');
    buttons.style.setProperty('gap', '1em');
    buttons.style.setProperty('margin-top', '1em');
    dialog.style.setProperty('max-width', 'min(24em, calc(100% - 2em))');
    dialog.style.setProperty('box-sizing', 'border-box');
    dialog.style.setProperty('padding', '1.5em');
    dialog.style.setProperty('border', '1px solid');
    dialog.style.setProperty('border-radius', '16px');
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.append(title, text, buttons);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('fail');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
