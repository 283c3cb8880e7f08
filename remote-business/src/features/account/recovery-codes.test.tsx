import { CODES, ON, openSecurity, part } from '../../testing/open-security.ts';
import { catchSavedFiles, textOf } from '../../testing/saved-files.ts';

// product.md §190
describe('recovery codes that have just come', () => {
  afterEach(() => jest.restoreAllMocks());

  const renewed = async () => {
    const { user } = await openSecurity({
      'GET /auth/two-factor': ON,
      'POST /auth/two-factor/recovery-codes': { recovery_codes: CODES },
    });
    const section = await part('Hyrja me dy hapa');
    await user.click(await section.findByRole('button', { name: 'Kode të reja rikthimi…' }));
    await user.type(section.getByLabelText('Fjalëkalimi i tanishëm'), 'Tavolina-2026!');
    await user.type(section.getByLabelText('Kodi'), '222222');
    await user.click(section.getByRole('button', { name: 'Krijo kode të reja' }));
    await section.findByText(CODES[0] ?? '');
    return { user, section };
  };

  test('are copied together, and that is said', async () => {
    const { user, section } = await renewed();
    await user.click(section.getByRole('button', { name: 'Kopjo të gjitha' }));
    expect(await section.findByRole('button', { name: 'U kopjua' })).toBeVisible();
    expect(section.getByText('U kopjua', { selector: 'output' })).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe(CODES.join('\n'));
  });

  test('say so where the device forbids to copy them', async () => {
    const { user, section } = await renewed();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(section.getByRole('button', { name: 'Kopjo të gjitha' }));
    expect(await section.findByRole('button', { name: 'Nuk u kopjua' })).toBeVisible();
  });

  test('are kept as a file, or on paper', async () => {
    const saved = catchSavedFiles();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, section } = await renewed();
    await user.click(section.getByRole('button', { name: 'Shkarko' }));
    expect(saved[0]?.name).toBe('tavolina-recovery-codes.txt');
    const text = `Kodet e rikthimit · localhost\r\nSecili vlen vetëm një herë, kur nuk e ke telefonin me vete. Nuk shfaqen më.\r\n\r\n${CODES.join('\r\n')}\r\n`;
    await expect(textOf(saved[0]?.blob)).resolves.toBe(text);
    await user.click(section.getByRole('button', { name: 'Printo' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});
