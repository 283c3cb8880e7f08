import { watchInstallOffer } from '@tavolina/shared-api/client';
import type { PushDevice } from '@tavolina/shared-api/contract';
import { FAKE_SUBSCRIPTION, failure, fakePhone, fakePush } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const PHONE: PushDevice = {
  id: '5f0f4f0e-52a3-4b8b-9b1a-6f1f4bb7d0a2',
  ...{ browser: 'Chrome', system: 'Android', kind: 'phone' },
  since: '2026-11-20T18:02:11.000Z',
  last_push_at: '2026-11-21T11:02:41.000Z',
  is_current: false,
};

let undo = (): void => undefined;
afterEach(() => {
  undo();
  undo = () => undefined;
});

const open = async (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'en') => {
  const opened = await renderScreen({
    at: '/business/account?tab=notifications',
    tier: 'basic',
    lng,
    api: {
      'GET /users/mails': { new_order: true, trial_ending: true },
      'GET /push/devices': [],
      'GET /push/key': { public_key: 'BKey' },
      ...api,
    },
  });
  const name = lng === 'en' ? 'Notifications on devices' : 'Njoftime në pajisje';
  return { ...opened, section: within(await screen.findByRole('region', { name })) };
};

// product.md §315
test('a device is allowed with a press, listed, and removed', async () => {
  undo = fakePush('granted');
  let devices: PushDevice[] = [PHONE];
  const { user, sent, section } = await open({
    'GET /push/devices': () => devices,
    'POST /push/devices': () => {
      const added = { ...PHONE, id: '6f0f4f0e-52a3-4b8b-9b1a-6f1f4bb7d0a2', browser: 'Firefox' };
      devices = [{ ...added, last_push_at: null, is_current: true }, ...devices];
      return devices[0] as PushDevice;
    },
    'DELETE /push/devices/{id}': ({ params }) => {
      devices = devices.filter(({ id }) => id !== params.id);
      return undefined;
    },
  });
  expect(await section.findByRole('listitem')).toHaveTextContent('last notification');
  await user.click(section.getByRole('button', { name: 'Allow on this device' }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
  expect(sent('POST /push/devices')[0]?.body).toEqual(FAKE_SUBSCRIPTION);
  expect(section.getAllByRole('listitem')[0]).toHaveTextContent('Firefox · Android This device');
  expect(section.queryByRole('button', { name: 'Allow on this device' })).not.toBeInTheDocument();
  await user.click(section.getByRole('button', { name: /Remove.*Chrome/ }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
});

// product.md §315, §319
test('a double press asks once, and keys go on at the devices when the button goes', async () => {
  undo = fakePush('granted');
  let devices: PushDevice[] = [];
  const { user, sent, section } = await open({
    'GET /push/devices': () => devices,
    'POST /push/devices': () => {
      devices = [{ ...PHONE, is_current: true }];
      return devices[0] as PushDevice;
    },
  });
  await user.dblClick(await section.findByRole('button', { name: 'Allow on this device' }));
  await section.findByRole('listitem');
  expect(sent('POST /push/devices')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Notifications on devices' })).toHaveFocus();
});

// product.md §315
test('a device that another tab removed is removed, and a double press removes once', async () => {
  undo = fakePush('granted');
  let devices = [PHONE];
  const { user, sent, section } = await open({
    'GET /push/devices': () => devices,
    'DELETE /push/devices/{id}': () => {
      devices = [];
      return failure(404, 'not_found');
    },
  });
  await user.dblClick(await section.findByRole('button', { name: /Remove.*Chrome/ }));
  expect(await section.findByText('No device gets notifications yet.')).toBeVisible();
  expect(sent('DELETE /push/devices/{id}')).toHaveLength(1);
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §319
test('nothing is asked before the press, and a no says what to do', async () => {
  undo = fakePush('denied');
  const { user, section, sent } = await open();
  expect(section.getByText(/Your browser asks you once/)).toBeVisible();
  await user.click(await section.findByRole('button', { name: 'Allow on this device' }));
  expect(await section.findByText(/blocks notifications from Tavolina/)).toBeVisible();
  expect(section.queryByRole('button', { name: 'Allow on this device' })).not.toBeInTheDocument();
  expect(sent('POST /push/devices')).toEqual([]);
});

// product.md §319
test.each([
  ['a browser without pushes', () => () => undefined, /Use a current Chrome/],
  ['an iPhone outside the installed app', fakePhone, /Add to Home Screen/],
  ['a browser that was told no', () => fakePush('denied', 'denied'), /blocks notifications/],
])('%s says what to do', async (_name, fake, text) => {
  undo = fake();
  const { section } = await open();
  expect(await section.findByText(text)).toBeVisible();
  expect(await section.findByText('No device gets notifications yet.')).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

test('a refusal is said, and nothing changes', async () => {
  undo = fakePush('granted');
  const { user, section } = await open({ 'POST /push/devices': failure(403, 'too_many_devices') }, 'sq');
  await user.click(await section.findByRole('button', { name: 'Lejo në këtë pajisje' }));
  expect(await section.findByRole('alert')).toBeVisible();
  expect(section.getByRole('button', { name: 'Lejo në këtë pajisje' })).toBeEnabled();
});

// product.md §319
test('the console is installed with a press, where the browser offers that', async () => {
  undo = fakePush('granted');
  watchInstallOffer();
  const { user, section } = await open();
  expect(section.queryByRole('button', { name: 'Install the console' })).not.toBeInTheDocument();
  const prompt = jest.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await user.click(section.getByRole('button', { name: 'Install the console' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(section.queryByRole('button', { name: 'Install the console' })).not.toBeInTheDocument();
});
