import { useEffect, useState } from 'react';
import { readDataUrl } from '../../lib/pictures/read-image.ts';

/** A chosen file as a picture to look at; undefined until it is read. */
export const usePreview = (file: File | undefined): string | undefined => {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    let isLeft = false;
    readDataUrl(file).then(
      (url) => {
        if (!isLeft) setRead({ file, url });
      },
      // What cannot be read cannot be sent either, and the upload says so.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [file]);
  return read !== undefined && read.file === file ? read.url : undefined;
};
