import { uploadPicture } from '@tavolina/shared-api/client';
import { LIMITS } from '@tavolina/shared-api/contract';
import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { chosenPicture } from '../../../lib/pictures/chosen-picture.ts';
import { readDataUrl, toBlob } from '../../../lib/pictures/read-image.ts';
import { itemsOf } from '../draft/menu-draft.ts';
import type { Editor } from '../editor-types.ts';
import { picturesPath } from '../item/item-paths.ts';
import { withoutRepeated } from '../item/picture-drafts.ts';
import { shrunk } from '../save/shrink-pictures.ts';
import type { NamedItem } from './match-files.ts';
import { inOrder, isToSend, rowsOf, type UploadRow, withoutRoom } from './upload-rows.ts';

/**
 * Files on their way to items of the form (product.md §496): one after the other, as the server takes them of one person,
 * each with its own failure. The browser looks into each before (product.md §652). What has arrived stands in the form, and is
 * kept by its save.
 */
export const useBulkUpload = ({ form }: Editor, items: readonly NamedItem[]) => {
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const [isSending, setIsSending] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const change = (key: string, changed: Partial<UploadRow>): void =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)));
  const known = useRef(new Set<string>());
  const looked = useRef(Promise.resolve());
  const look = async (added: readonly UploadRow[]): Promise<void> => {
    for (const { key, file } of added) {
      if (isLeft.current) return;
      const picture = await chosenPicture(file).catch(() => 'unread' as const);
      const isPicture = picture instanceof File;
      change(key, { isUnseen: false, ...(isPicture ? { file: picture } : { problem: picture, itemId: '' }) });
    }
  };
  const add = (files: readonly File[]): void => {
    const added = rowsOf(files, items, known.current);
    for (const { key } of added) known.current.add(key);
    setRows((before) => [...before, ...added]);
    // One after the other: a phone could not hold many of them unpacked.
    looked.current = looked.current.then(() => look(added));
  };
  const roomOf = (itemId: string): number => {
    const item = itemsOf(form.getValues()).find(({ storedId }) => storedId === itemId);
    return LIMITS.itemPictures - (item?.pictures.length ?? LIMITS.itemPictures);
  };
  const crowded = withoutRoom(rows, roomOf);
  const ready = inOrder(rows.filter((row) => isToSend(row) && !crowded.has(row.key)));
  /** Files whose pictures stand in the form, by their addresses. */
  const placed = useRef(new Map<string, UploadRow>());
  const place = (row: UploadRow, src: string): void => {
    const path = picturesPath(form.getValues(), row.itemId);
    // Gone from the form meanwhile: the picture goes again, like any that nothing uses.
    if (!path) return;
    const before = form.getValues(path);
    // One that is sent again comes before those that follow it by their names.
    const next = before.findIndex((picture) => {
      const other = placed.current.get(picture.src);
      return other !== undefined && inOrder([other, row])[0] === row;
    });
    placed.current.set(src, row);
    const pictures = withoutRepeated(
      before.toSpliced(next === -1 ? before.length : next, 0, { src, focus: null }),
    );
    form.setValue(path, pictures.slice(0, LIMITS.itemPictures), { shouldDirty: true });
  };
  const send = async (row: UploadRow): Promise<boolean> => {
    const { key, file } = row;
    change(key, { state: 'sending', error: undefined });
    try {
      const { image_url } = await uploadPicture(toBlob(await shrunk(await readDataUrl(file))));
      place(row, image_url);
      change(key, { state: 'done' });
      return true;
    } catch (error) {
      change(key, { state: 'failed', error });
      // The next ones would be refused as well.
      return !hasStatus(error, 429);
    }
  };
  const start = async (): Promise<void> => {
    setIsSending(true);
    for (const row of ready) if (isLeft.current || !(await send(row))) break;
    setIsSending(false);
  };
  return {
    rows,
    crowded,
    ready,
    isSending,
    add,
    assign: (key: string, itemId: string): void => change(key, { itemId, state: 'chosen', error: undefined }),
    start,
  };
};
