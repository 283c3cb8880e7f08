import { type ContentLanguage, type Menu, nameOfLanguage } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON, SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, counted, Notice, SegmentedControl } from '@tavolina/shared-ui';
import { ArrowDown, Check } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import { LeaveGuard } from '../../lib/form/leave-guard.tsx';
import { useOnce } from '../../lib/form/use-once.ts';
import { MenuHeader } from '../../lib/menus/menu-header.tsx';
import { SaveFailure } from '../../lib/menus/save-failure.tsx';
import {
  fieldName,
  missingIn,
  type TranslationValues,
  textParts,
  tooLongIn,
  translationValues,
} from './menu-texts.ts';
import { TextFields } from './text-fields.tsx';
import styles from './translations.module.css';
import { useSaveTranslations } from './use-save-translations.ts';

const NONE: readonly string[] = [];

// Not the form library's setFocus: it waits for a timer, and what is typed until then would be lost.
const focusField = (form: HTMLFormElement | null, name: string): void => {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** The texts of a menu in one further language after the other, with what is missing in each (product.md §432). */
export const TranslationsForm = ({
  menu,
  languages,
}: {
  menu: Menu;
  /** The further ones, of which there is at least one. */
  languages: readonly [ContentLanguage, ...ContentLanguage[]];
}) => {
  const { t, i18n } = useTranslation('business');
  const key = `menu-translations:${menu.id}`;
  const formElement = useRef<HTMLFormElement>(null);
  const opened = useRef(translationValues(menu));
  const [kept] = useState(() => readFormDraft(key));
  const form = useForm<TranslationValues>({ defaultValues: { ...opened.current, ...kept } });
  useFormDraft(form, key, NONE, opened);
  const [language, setLanguage] = useState<ContentLanguage>(languages[0]);
  // What is missing is counted when a field is left: with every letter it would draw all of them again.
  const [values, setValues] = useState(() => form.getValues());
  const parts = useMemo(() => textParts(menu), [menu]);
  const total = parts.reduce((sum, { texts }) => sum + texts.length, 0);
  const missing = missingIn(parts, language, values);
  const done = total - missing.length;
  const isDirty = (): boolean =>
    Object.entries(form.getValues()).some(([name, value]) => value !== (opened.current[name] ?? ''));
  const refresh = (): void => setValues({ ...form.getValues() });
  const handleNext = (): void => {
    const [next] = missingIn(parts, language, form.getValues());
    if (next) focusField(formElement.current, fieldName(language, next));
  };
  const save = useSaveTranslations(menu, (saved, sent) => {
    opened.current = { ...sent, ...translationValues(saved) };
    const now = form.getValues();
    const typed = Object.keys(now).filter((name) => now[name] !== sent[name]);
    for (const [name, value] of Object.entries(opened.current))
      if (!typed.includes(name) && now[name] !== value) form.setValue(name, value);
    if (typed.length === 0) deleteFormDraft(key);
    refresh();
  });
  const saveOnce = useOnce(save.mutateAsync, { isRepeatable: true });
  /** Told from the first save on, and for each field until it is left with less in it. */
  const [isTried, setIsTried] = useState(false);
  const tooLong = isTried ? tooLongIn(parts, languages, values).map(({ name }) => name) : NONE;
  /** The field that the last save was refused for; its language may have to be drawn first. */
  const [sought, setSought] = useState<{ name: string }>();
  useEffect(() => {
    if (sought) focusField(formElement.current, sought.name);
  }, [sought]);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    refresh();
    setIsTried(true);
    const [first] = tooLongIn(parts, languages, form.getValues());
    if (!first) {
      saveOnce({ ...form.getValues() });
      return;
    }
    setLanguage(first.language);
    setSought({ name: first.name });
  };
  return (
    <form ref={formElement} noValidate className={page.form} onSubmit={handleSubmit} onBlur={refresh}>
      <LeaveGuard isDirty={isDirty} />
      <MenuHeader
        menu={menu}
        title={t('translations.title', { title: menu.title })}
        context={t('translations.context')}
      />
      <div className={styles.bar}>
        <SegmentedControl<ContentLanguage>
          label={t('translations.language')}
          value={language}
          options={languages.map((code) => ({
            value: code,
            label: code.toUpperCase(),
            name: t('translations.tab', {
              language: nameOfLanguage(code),
              ...counted(missingIn(parts, code, values).length, i18n.language),
            }),
          }))}
          onChange={(next) => {
            refresh();
            setLanguage(next);
          }}
        />
        <div className={styles.meter}>
          <span id="meter">
            {t('translations.meter', { language: nameOfLanguage(language), done, total })}
          </span>
          <progress aria-labelledby="meter" value={done} max={total} />
        </div>
        {missing.length > 0 ? (
          <Button size="sm" icon={<ArrowDown {...SMALL_ICON} />} onClick={handleNext}>
            {t('translations.next')}
          </Button>
        ) : null}
        <Button type="submit" size="sm" variant="action" busy={save.isPending} icon={<Check {...ICON} />}>
          {t('translations.save')}
        </Button>
      </div>
      <SaveFailure error={save.error} title={t('translations.failed')} />
      {Object.keys(kept).length > 0 && save.isIdle ? (
        <Notice tone="info">{t('choices.restored')}</Notice>
      ) : null}
      {save.isSuccess ? <Notice tone="success">{t('translations.saved')}</Notice> : null}
      {parts.map((part) => (
        <TextFields
          key={`${language} ${part.id}`}
          part={part}
          language={language}
          register={form.register}
          tooLong={tooLong}
        />
      ))}
    </form>
  );
};
