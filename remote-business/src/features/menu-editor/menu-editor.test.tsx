import { type FakeRequest, failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { publishAnyway } from '../../testing/publish-anyway.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

afterEach(() => jest.useRealTimers());

const open = async ({ api, ...options }: Partial<ScreenOptions> = {}) => {
  const opened = await openEditor({
    ...options,
    api: { 'PATCH /menus/{id}': menuOf({ version: 4 }), 'POST /menus/': menuOf(), ...api },
  });
  await screen.findByRole('navigation', { name: /Përmbajtja|Content/ });
  return opened;
};
const create = (options: Partial<ScreenOptions> = {}) => open({ at: '/menus/create', ...options });
const part = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Përmbajtja' })).getByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Ruaj menunë' });
const back = () => within(screen.getByRole('main')).getByRole('link', { name: 'Menutë' });
const PNG = new File(['x'], 'tave.png', { type: 'image/png' });

describe('a new menu', () => {
  // product.md §18
  test('begins with one section, and is published by creating it', async () => {
    const { user, sent, router } = await create();
    await user.type(screen.getByLabelText('Titulli'), 'Menuja e drekës');
    await user.selectOptions(screen.getByLabelText(/Kuzhina/), 'Tradicionale');
    await user.click(part(/Gatime kryesore/));
    await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
    await user.type(await screen.findByLabelText('Emri'), 'Tavë kosi');
    await user.type(screen.getByLabelText('Çmimi në lekë'), '650');
    await user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/menus'));
    expect(sent('POST /menus/')[0]?.body).toMatchObject({
      title: 'Menuja e drekës',
      cuisine_type: 'Tradicionale',
      category: null,
      default_currency: 'ALL',
      sections: [{ title: 'Gatime kryesore', display: true, items: [{ name: 'Tavë kosi', price: 650 }] }],
      items: [],
    });
    expect(localStorage.getItem('menu-draft:oxhaku:new')).toBeNull();
  });

  test('is done although the list after it is slow', async () => {
    // The form waits two seconds for what the plan allows.
    jest.useFakeTimers();
    const { user, router } = await create({
      advanceTimers: jest.advanceTimersByTime,
      api: { 'GET /menus/my/': pending, 'GET /subscriptions/usage': pending },
    });
    await user.type(screen.getByLabelText('Titulli'), 'Menuja e drekës');
    await publishAnyway(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/menus'));
    expect(await screen.findByText('Menuja “Menuja e drekës” u krijua dhe u publikua.')).toBeVisible();
  });

  // product.md §164
  test('without dishes is published only after a question, which leads to them too', async () => {
    const { user, sent } = await create();
    await user.type(screen.getByLabelText('Titulli'), 'Menuja e drekës');
    await user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/klientët do të gjejnë një faqe bosh/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Shto gatime' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent('POST /menus/')).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Shto artikull' })).toBeVisible();
    await publishAnyway(user);
    await waitFor(() => expect(sent('POST /menus/')).toHaveLength(1));
  });

  // product.md §180
  test('with a dish that has no price leads to the page that lists it', async () => {
    const { user, router } = await create({
      api: { 'POST /menus/': menuOf({ sections: [], items: [itemOf({ price: 0, prices: [] })] }) },
    });
    await user.type(screen.getByLabelText('Titulli'), 'Menuja e drekës');
    await publishAnyway(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/menus/dreka'));
  });

  // product.md §18
  test('names what is missing, and opens it', async () => {
    const { user, sent } = await create();
    await user.type(screen.getByLabelText('Titulli'), 'Menuja');
    await user.click(part(/Gatime kryesore/));
    await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
    await user.click(part(/Të dhënat/));
    await user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Një gjë duhet ndrequr para ruajtjes. Një artikull te “Gatime kryesore” nuk ka emër.',
    );
    const name = await screen.findByLabelText('Emri');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(sent('POST /menus/')).toHaveLength(0);
  });

  // product.md §651
  test('cuts nothing that is too long, and says at its field how many characters fit', async () => {
    const { user, sent } = await create();
    const paste = async (field: HTMLElement, text: string): Promise<void> => {
      await user.click(field);
      await user.paste(text);
    };
    const title = screen.getByLabelText('Titulli');
    await paste(title, 'Menuja');
    await user.click(part(/Gatime kryesore/));
    await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
    const name = await screen.findByLabelText('Emri');
    await paste(name, 'n'.repeat(121));
    const [, description] = screen.getAllByLabelText(/^Përshkrimi/);
    await paste(description as HTMLElement, 'd'.repeat(2_001));
    await paste(screen.getByLabelText(/^Porcioni/), 'p'.repeat(41));
    await user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
    const said = `“${'n'.repeat(40)}…”: shkruaj deri në`;
    expect(await screen.findByRole('alert')).toHaveTextContent(`${said} 120 shenja. ${said} 2.000 shenja.`);
    // The item is opened anew, at what is wrong.
    const wrong = screen.getByLabelText('Emri');
    const [, long] = screen.getAllByLabelText(/^Përshkrimi/);
    await waitFor(() => expect(wrong).toHaveFocus());
    for (const [field, length, most] of [
      [wrong, 121, '120'],
      [long, 2_001, '2.000'],
      [screen.getByLabelText(/^Porcioni/), 41, '40'],
    ] as const) {
      expect(field).toHaveAccessibleDescription(expect.stringContaining(`${said} ${most} shenja.`));
      expect((field as HTMLInputElement).value).toHaveLength(length);
    }
    expect(sent('POST /menus/')).toHaveLength(0);
    await user.clear(wrong);
    await user.type(wrong, 'Tavë');
    expect(wrong).not.toBeInvalid();
  });

  test('a full plan is said by the server, and nothing typed is lost', async () => {
    const { user } = await create({
      tier: 'basic',
      api: { 'POST /menus/': failure(403, 'plan_limit_reached', 'Plani yt e arriti kufirin: 1 menu.') },
    });
    await user.type(screen.getByLabelText('Titulli'), 'Menuja e dytë');
    await publishAnyway(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Plani yt e arriti kufirin: 1 menu.');
    expect(screen.getByRole('link', { name: 'Shih planet' })).toHaveAttribute(
      'href',
      '/business/subscription',
    );
    expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja e dytë');
  });

  test('pictures that are too large together are said to be it, in words an owner can act on', async () => {
    const { user } = await create({
      api: { 'POST /menus/': failure(413, 'body_too_large', 'Kërkesa është shumë e madhe.') },
    });
    await user.type(screen.getByLabelText('Titulli'), 'Menuja e dytë');
    await publishAnyway(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/janë së bashku shumë të mëdha/);
    expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja e dytë');
  });

  test('what was typed is there again after a reload, until it is thrown away', async () => {
    const { user, unmount } = await create();
    await user.type(screen.getByLabelText('Titulli'), 'Menuja');
    await waitFor(() => expect(localStorage.getItem('menu-draft:oxhaku:new')).toContain('Menuja'));
    const kept = { 'menu-draft:oxhaku:new': localStorage.getItem('menu-draft:oxhaku:new') ?? '' };
    unmount();
    const again = await create({ keptOnDevice: kept });
    expect(await screen.findByText(/Vazhdon nga drafti i/)).toBeVisible();
    expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja');
    await again.user.click(screen.getByRole('button', { name: 'Hidhe draftin' }));
    expect(screen.getByLabelText('Titulli')).toHaveValue('');
    expect(localStorage.getItem('menu-draft:oxhaku:new')).toBeNull();
  });

  test('leaving asks first', async () => {
    const { user, router } = await create();
    await user.type(screen.getByLabelText('Titulli'), 'M');
    await user.click(back());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Të largohemi pa ruajtur?' }));
    await user.click(dialog.getByRole('button', { name: 'Qëndro' }));
    expect(router.state.location.pathname).toBe('/menus/create');
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'Largohu' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/menus'));
  });

  test('speaks English', async () => {
    await create({ lng: 'en' });
    expect(screen.getByRole('button', { name: /Main dishes/ })).toBeVisible();
  });
});

describe('a stored menu', () => {
  test('is saved as it stands, and its page follows after two seconds', async () => {
    jest.useFakeTimers();
    const { user, sent, router } = await open({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.type(screen.getByLabelText('Titulli'), ' së re');
    expect(await screen.findByText(/Ndryshime të paruajtura/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
    expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
      title: 'Menuja e drekës së re',
      version: 3,
      default_currency: 'EUR',
      sections: [{ id: 'tava', items: [{ id: 'tave', currency_prices: { ALL: 650, EUR: 6.63 } }, {}] }],
      items: [{ id: 'trilece' }],
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/dreka'));
  });

  // product.md §87
  test('a converted euro price follows the lek until somebody types it', async () => {
    const { user, sent } = await open();
    await user.click(part(/Gatime tavash/));
    await user.click(screen.getByRole('button', { name: 'Hap: Tavë kosi' }));
    const euro = screen.getByLabelText('Çmimi në euro');
    expect(euro).toHaveValue('6,63');
    expect(screen.getByText('Konvertuar me 98 L')).toBeVisible();
    const lek = screen.getByLabelText('Çmimi në lekë');
    await user.clear(lek);
    await user.type(lek, '980');
    await user.click(euro);
    expect(euro).toHaveValue('10,00');
    await user.clear(euro);
    await user.type(euro, '9,5');
    expect(screen.queryByText('Konvertuar me 98 L')).not.toBeInTheDocument();
    await user.type(lek, '0');
    expect(euro).toHaveValue('9,5');
    await user.click(save());
    await waitFor(() =>
      expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
        sections: [{ items: [{ price: 9800, currency_prices: { ALL: 9800, EUR: 9.5 } }, {}] }],
      }),
    );
  });

  test('removing a section keeps its items among the others', async () => {
    const { user, sent } = await open();
    await user.click(part(/Gatime tavash/));
    await user.click(screen.getByRole('button', { name: /Hiq seksionin Gatime tavash/ }));
    expect(part(/Të tjera/)).toHaveTextContent('3');
    await user.click(save());
    await waitFor(() =>
      expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
        sections: [{ id: 'tava', isDeleted: true, items: [] }],
        items: [{ id: 'trilece' }, { id: 'tave' }, { id: 'fergese' }],
      }),
    );
  });

  test('items change places by buttons, are switched off, moved and removed', async () => {
    const { user, sent } = await open();
    await user.click(part(/Gatime tavash/));
    const first = () => screen.getAllByRole('switch', { name: /i disponueshëm/ })[0];
    expect(first()).toHaveAccessibleName(/Tavë kosi/);
    const down = () => screen.getByRole('button', { name: 'Lëviz poshtë: Tavë kosi' });
    await user.click(down());
    expect(first()).toHaveAccessibleName(/Fërgesë/);
    // At its end it goes no further, and keeps the keyboard.
    expect(down()).toHaveFocus();
    expect(down()).toBeEnabled();
    expect(down()).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(first()).toHaveAccessibleName(/Fërgesë/);
    await user.click(screen.getByRole('switch', { name: 'Fërgesë: i disponueshëm' }));
    expect(screen.getByText('Mbaroi · nuk shfaqet në menunë publike')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hap: Tavë kosi' }));
    await user.selectOptions(screen.getByLabelText('Seksioni'), 'Të tjera');
    await user.click(part(/Të tjera/));
    await user.click(screen.getByRole('button', { name: 'Hap: Trileçe' }));
    await user.click(screen.getByRole('button', { name: 'Hiq artikullin' }));
    await user.click(save());
    await waitFor(() =>
      expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
        sections: [{ items: [{ id: 'fergese', available: false }] }],
        items: [{ id: 'tave' }, { id: 'trilece', isDeleted: true }],
      }),
    );
  });

  test('a picture is looked at before it is sent, and shown at once', async () => {
    const { user, sent } = await open({
      api: { 'POST /menus/{id}/image/': menuOf({ image_url: '/media/1/640.jpg' }) },
    });
    const choose = screen.getByLabelText('Zgjidh foto');
    const big = new File([new Uint8Array(5_242_881)], 'big.png', { type: 'image/png' });
    await user.upload(choose, big);
    expect(
      await screen.findByText('Fotoja është shumë e madhe. Madhësia më e madhe është 5 MB.'),
    ).toBeVisible();
    await user.upload(choose, PNG);
    await user.click(await screen.findByRole('button', { name: 'Ngarko tani' }));
    expect(await screen.findByText('Imazhi u ngarkua me sukses')).toBeVisible();
    expect(sent('POST /menus/{id}/image/')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Ngarko tani' })).not.toBeInTheDocument();
  });

  test('when somebody else was faster, what each changed is saved', async () => {
    const theirs = menuOf({
      version: 5,
      items: [itemOf({ id: 'trilece', name: 'Trileçe', price: 300, prices: [], section_id: null })],
    });
    let held = menuOf();
    const { user, sent } = await open({
      api: {
        'GET /menus/{id}': () => held,
        'PATCH /menus/{id}': ({ body }: FakeRequest) => {
          if (held === theirs) return menuOf({ version: 6, title: (body as { title: string }).title });
          held = theirs;
          return failure(409, 'version_conflict', 'Ndryshoi.');
        },
      },
    });
    await user.type(screen.getByLabelText('Titulli'), ' 2');
    await user.click(save());
    await waitFor(() =>
      expect(sent('PATCH /menus/{id}')[1]?.body).toMatchObject({
        version: 5,
        title: 'Menuja e drekës 2',
        items: [{ id: 'trilece', currency_prices: { ALL: 300 } }],
      }),
    );
    expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('somebody else’s menu that does not come either is a failure like any other', async () => {
    let isDown = false;
    const { user } = await open({
      api: {
        'GET /menus/{id}': () => (isDown ? failure(500, 'internal_error') : menuOf()),
        'PATCH /menus/{id}': () => {
          isDown = true;
          return failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
        },
      },
    });
    await user.type(screen.getByLabelText('Titulli'), ' 2');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Menuja nuk u ruajt. Menuja ndryshoi ndërkohë.',
    );
    expect(save()).toBeEnabled();
  });

  test('a failed save loses nothing', async () => {
    const { user } = await open({
      api: { 'PATCH /menus/{id}': () => Promise.reject(new TypeError('offline')) },
    });
    await user.type(screen.getByLabelText('Titulli'), ' 2');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Menuja nuk u ruajt. Nuk u humb asgjë');
    // There was no picture to upload.
    expect(screen.queryByText('Imazhi u ngarkua me sukses')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja e drekës 2');
  });
});

test('a menu of nobody here is not found', async () => {
  await openEditor({ at: '/menus/x/edit', api: { 'GET /menus/{id}': failure(404, 'menu_not_found') } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Menuja nuk u gjet' })).toBeVisible();
});

test('says how much of the plan is used, what is not saved yet included', async () => {
  const { user } = await open();
  expect(await screen.findByRole('meter', { name: 'Artikuj në plan' })).toBeVisible();
  expect(screen.getByText('42 / 100')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Të tjera/ }));
  await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
  expect(await screen.findByText('43 / 100')).toBeVisible();
});
