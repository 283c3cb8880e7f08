import { useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { PATHS } from '@tavolina/shared-console/page/paths.ts';
import { Button, counted, Notice, PageHeader } from '@tavolina/shared-ui';
import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ConfirmWithoutItems } from '../../lib/menus/confirm-without-items.tsx';
import { PreviewPart } from '../../lib/menus/phone-preview/preview-part.tsx';
import { emptySection, seenItemsOf } from './draft/menu-draft.ts';
import styles from './editor-form.module.css';
import { EditorNav } from './editor-nav.tsx';
import type { Editor } from './editor-types.ts';
import { OpenPart } from './open-part.tsx';
import { PhonePreview } from './phone-preview.tsx';
import { menuProblems, type Problem, placeOf } from './save/menu-problems.ts';
import { useProblemText } from './save/use-problem-text.ts';
import { useOpenPart } from './use-open-part.ts';

/** The menu's form: its parts on the left, the open one beside. */
export const EditorForm = ({
  editor,
  title,
  context,
  actions,
  notices,
  canPublish,
  upload,
  isSaving,
  isHeld = false,
  saveLabel,
  openItem = null,
  onSave,
}: {
  editor: Editor;
  /** Id of the stored item that is open first. */
  openItem?: string | null;
  title: string;
  context: ReactNode;
  actions?: ReactNode;
  /** What happened to the last save, and the like. */
  notices: ReactNode;
  canPublish: boolean;
  upload: { start: () => void; isBusy: boolean } | undefined;
  isSaving: boolean;
  /** Nothing can be typed: the form goes once it is saved, and would take that along (product.md §199). */
  isHeld?: boolean;
  saveLabel: string;
  /** Nothing keeps the form from being saved; `pressed` is the button that it was submitted with. */
  onSave: (pressed: Element | null) => void;
}) => {
  const { t, i18n } = useTranslation('business');
  const { form } = editor;
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'sections' });
  const [problems, setProblems] = useState<Problem[]>([]);
  // New with every rejected save, so that the focus moves there again.
  const [sought, setSought] = useState<Problem>();
  /** Whether a menu of which diners see no items is to be saved, and the button it was submitted with. */
  const [asked, setAsked] = useState<{ pressed: Element | null }>();
  /** Nobody is asked twice of the same, also where the first try failed. */
  const isAgreed = useRef(false);
  const ids = fields.map(({ id }) => id);
  const { open, setOpen, index: openIndex } = useOpenPart(form, ids, openItem);
  const sentence = useProblemText();
  const saveOrAsk = (pressed: Element | null): void => {
    const menu = form.getValues();
    const isEmpty = seenItemsOf(menu).length === 0;
    if (!isEmpty) isAgreed.current = false;
    if (menu.isPublished && isEmpty && !isAgreed.current) setAsked({ pressed });
    else onSave(pressed);
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSaving) return;
    const found = menuProblems(form.getValues());
    setProblems(found);
    form.clearErrors();
    const [first] = found;
    if (!first) {
      saveOrAsk(event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
      return;
    }
    // Worded where they are shown, in the language of then.
    for (const { field, text, name } of found) form.setError(field, { type: text, message: name });
    setOpen(placeOf(first, ids));
    setSought(first);
  };
  const addSection = (): void => {
    append(emptySection(''), { shouldFocus: false });
    setIsAdding(true);
  };
  const [isAdding, setIsAdding] = useState(false);
  const last = ids.at(-1);
  if (isAdding && last !== undefined && last !== open.part) {
    setOpen({ part: last, item: undefined });
    setIsAdding(false);
  }
  const removeSection = (index: number): void => {
    const lead = focusNear(document.activeElement);
    const { items } = form.getValues(`sections.${index}`);
    form.setValue('items', [...form.getValues('items'), ...items], { shouldDirty: true });
    remove(index);
    setOpen({ part: items.length > 0 ? 'others' : 'details', item: undefined });
    lead();
  };
  return (
    <form noValidate className={page.page} onSubmit={handleSubmit}>
      <PageHeader
        back={{ to: PATHS.menuList, label: t('menus.title') }}
        title={title}
        context={context}
        actions={actions}
      />
      {problems.length > 0 ? (
        <Notice tone="danger" title={t('editor.problems', counted(problems.length, i18n.language))}>
          {problems.slice(0, 5).map(sentence).join(' ')}
        </Notice>
      ) : null}
      {notices}
      <fieldset className={styles.layout} disabled={isHeld}>
        <EditorNav
          editor={editor}
          ids={ids}
          open={open.part}
          onOpen={(part) => setOpen({ part, item: undefined })}
          onAdd={addSection}
        />
        <div className={styles.parts}>
          <OpenPart
            editor={editor}
            open={open}
            sought={sought}
            index={openIndex}
            count={fields.length}
            details={{ canPublish, upload }}
            onMove={(by) => move(openIndex, openIndex + by)}
            onRemove={() => removeSection(openIndex)}
          />
        </div>
        <PreviewPart>
          {({ PhoneMenu }) => (
            <PhonePreview
              PhoneMenu={PhoneMenu}
              editor={editor}
              open={open.part === 'others' ? 'others' : openIndex >= 0 ? openIndex : null}
            />
          )}
        </PreviewPart>
      </fieldset>
      {/* In sight however long the part is that is open (product.md §119). */}
      <div className={styles.save}>
        <Button full type="submit" variant="action" busy={isSaving} icon={<Check {...ICON} />}>
          {saveLabel}
        </Button>
      </div>
      <ConfirmWithoutItems
        isAsking={asked !== undefined}
        onSave={() => {
          isAgreed.current = true;
          setAsked(undefined);
          onSave(asked?.pressed ?? null);
        }}
        onAdd={() => {
          setAsked(undefined);
          setOpen({ part: ids[0] ?? 'others', item: undefined });
        }}
      />
    </form>
  );
};
