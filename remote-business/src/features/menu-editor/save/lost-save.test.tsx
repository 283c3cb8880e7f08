import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';

interface Saved {
  title: string;
  version: number;
}

const CONFLICT = () => failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
const title = () => screen.getByLabelText('Titulli');

/** A server that saves as ours does: the last save sent again is answered with the menu. Its first answer is lost. */
const forgetfulServer = () => {
  let held = menuOf();
  let last: unknown;
  let isLost = false;
  return {
    'GET /menus/{id}': () => held,
    'PATCH /menus/{id}': ({ body }: FakeRequest) => {
      const saved = body as Saved;
      const isRepeated = saved.version === held.version - 1 && JSON.stringify(body) === JSON.stringify(last);
      if (isRepeated) return held;
      if (saved.version !== held.version) return CONFLICT();
      last = body;
      held = { ...held, title: saved.title, version: held.version + 1 };
      if (isLost) return held;
      isLost = true;
      return Promise.reject(new TypeError('lost'));
    },
  };
};

const openAndLose = async (api = forgetfulServer()) => {
  const opened = await openEditor({ api });
  await opened.user.type(await screen.findByLabelText('Titulli'), ' 2');
  await opened.user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Menuja nuk u ruajt.');
  const versions = () => opened.sent('PATCH /menus/{id}').map(({ body }) => (body as Saved).version);
  const saveAgain = () => opened.user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  return { ...opened, versions, saveAgain };
};

test('a save whose answer was lost is the same save when it is pressed again', async () => {
  const { saveAgain, versions } = await openAndLose();
  await saveAgain();
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(versions()).toEqual([3, 3]);
});

test('what was typed since is saved too, on what the lost save has made', async () => {
  const { user, saveAgain, versions, sent } = await openAndLose();
  await user.type(title(), '3');
  await saveAgain();
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(versions()).toEqual([3, 3, 4]);
  expect(sent('PATCH /menus/{id}').at(-1)?.body).toMatchObject({ title: 'Menuja e drekës 23' });
});

test('a save that never arrived, and that somebody else was faster with, asks what to keep', async () => {
  let isLost = false;
  const { saveAgain } = await openAndLose({
    'GET /menus/{id}': () => menuOf(isLost ? { version: 4, title: 'E një tjetri' } : {}),
    'PATCH /menus/{id}': () => {
      if (isLost) return CONFLICT();
      isLost = true;
      return Promise.reject(new TypeError('lost'));
    },
  });
  await saveAgain();
  expect(await screen.findByRole('radio', { name: 'E tjetrit E një tjetri' })).toBeVisible();
  expect(title()).toHaveValue('Menuja e drekës 2');
});
