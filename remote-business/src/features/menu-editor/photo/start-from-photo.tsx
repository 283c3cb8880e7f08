import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, counted } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { focusContainer } from '../../../lib/focus-container.ts';
import tables from '../../../lib/menus/menu-table/menu-table.module.css';
import panel from '../panel.module.css';
import { ChoosePhotos } from './choose-photos.tsx';
import { ChosenPhotos } from './chosen-photos.tsx';
import { type PhotoProblem, withPhotos } from './photo-files.ts';
import type { PhotoMenu } from './photo-menu.ts';
import { PhotoProblemNotice } from './photo-problem.tsx';
import { PhotoResult } from './photo-result.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useReadPhotos } from './use-read-photos.ts';

/** Takes photos of a paper menu, reads them here, and fills a new menu in from them (product.md §574). */
export const StartFromPhoto = ({ onFill }: { onFill: (menu: PhotoMenu) => void }) => {
  const { t, i18n } = useTranslation('business');
  const [photos, setPhotos] = useState<File[]>([]);
  const [problem, setProblem] = useState<PhotoProblem>();
  const { reading, start, cancel, forget } = useReadPhotos();
  const part = useRef<HTMLDivElement>(null);
  // What is pressed goes away.
  const keepFocus = (): void => focusContainer(part.current);
  const isBusy = reading.state === 'loading' || reading.state === 'reading';
  const choose = (chosen: File[]): void => {
    const taken = withPhotos(photos, chosen);
    setPhotos(taken.photos);
    setProblem(taken.problem);
    forget();
  };
  return (
    <div ref={part} className={panel.stack} tabIndex={-1}>
      <p id="begin-photo-rules">{t('editor.begin.photo.text')}</p>
      {isBusy || reading.state === 'done' ? null : (
        <>
          <ChoosePhotos
            hasPhotos={photos.length > 0}
            describedBy="begin-photo-rules begin-photo-problem"
            onChosen={choose}
          />
          {photos.length > 0 ? (
            <>
              <ChosenPhotos
                photos={photos}
                onRemove={(index) => {
                  keepFocus();
                  setPhotos(photos.toSpliced(index, 1));
                }}
              />
              <div className={page.line}>
                <Button
                  variant="action"
                  onClick={() => {
                    keepFocus();
                    setProblem(undefined);
                    void start(photos);
                  }}
                >
                  {t('editor.begin.photo.read', counted(photos.length, i18n.language))}
                </Button>
              </div>
            </>
          ) : null}
        </>
      )}
      <ReadingProgress
        reading={reading}
        photos={photos.length}
        onCancel={() => {
          keepFocus();
          cancel();
        }}
      />
      <div id="begin-photo-problem" className={tables.news} aria-live="polite">
        <PhotoProblemNotice problem={reading.state === 'failed' ? reading.problem : problem} />
        {reading.state === 'stopped' ? <p>{t('editor.begin.photo.stopped')}</p> : null}
        {reading.state === 'done' ? (
          <PhotoResult
            menu={reading.menu}
            onFill={onFill}
            onGiveUp={() => {
              keepFocus();
              setPhotos([]);
              forget();
            }}
          />
        ) : null}
      </div>
    </div>
  );
};
