import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { Button, Notice, SelectField } from '@tavolina/shared-ui';
import { Sheet } from '@tavolina/shared-ui/overlays';
import { useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styles from './crop-dialog.module.css';
import { croppedPicture } from './cropped-picture.ts';

/** Shapes that a picture can be cut to, width to height; cards are square. */
const SHAPES = { square: 1, wide: 16 / 10, landscape: 4 / 3, portrait: 3 / 4 } as const;
type Shape = keyof typeof SHAPES;
const ZOOM = { min: 1, max: 4, step: 0.05 };
/** Pixels that an arrow moves the picture by; with Shift the library takes a fifth. */
const KEY_STEP = 10;

/** Cuts a picture in the browser: moved and enlarged under a frame, by finger, mouse or keys (product.md §495). */
export const CropDialog = ({
  src,
  title,
  onDone,
  onClose,
}: {
  /** Address of the largest size there is, or the data of one that is not stored. */
  src: string;
  title: string;
  /** Gets the data of the part that was chosen. */
  onDone: (data: string) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('business');
  const [shape, setShape] = useState<Shape>('square');
  const [at, setAt] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area>();
  const [state, setState] = useState<'open' | 'cutting' | 'failed' | 'missing'>('open');
  const isLeft = useRef(false);
  const handleClose = (): void => {
    isLeft.current = true;
    onClose();
  };
  const handleDone = async (): Promise<void> => {
    if (!area) return;
    setState('cutting');
    try {
      const data = await croppedPicture(src, area);
      // Who left while it was cut wanted it as it was.
      if (isLeft.current) return;
      onDone(data);
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && handleClose()} title={title}>
      <div className={styles.content}>
        <p className={page.muted}>{t('crop.text')}</p>
        <div className={styles.stage}>
          <Cropper
            image={src}
            crop={at}
            zoom={zoom}
            minZoom={ZOOM.min}
            maxZoom={ZOOM.max}
            aspect={SHAPES[shape]}
            keyboardStep={KEY_STEP}
            // Styles of its own would be text in the page, which the content security policy refuses.
            disableAutomaticStylesInjection
            classes={{
              containerClassName: styles.container ?? '',
              mediaClassName: styles.media ?? '',
              cropAreaClassName: styles.area ?? '',
            }}
            // Arrow keys are its own.
            cropperProps={{ role: 'application', 'aria-label': t('crop.frame') }}
            mediaProps={{ onError: () => setState('missing') }}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <SelectField
          label={t('crop.shape')}
          value={shape}
          options={(Object.keys(SHAPES) as Shape[]).map((value) => ({ value, label: t(`crop.${value}`) }))}
          onChange={({ target }) => setShape(target.value as Shape)}
        />
        <label className={styles.zoom}>
          {t('crop.zoom')}
          <input
            type="range"
            {...ZOOM}
            value={zoom}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
        </label>
        <div aria-live="polite">
          {state === 'failed' || state === 'missing' ? (
            <Notice tone="danger">{t(`crop.${state}`)}</Notice>
          ) : null}
        </div>
        <div className={page.line}>
          <Button
            variant="action"
            // What it would cut is not known before the photo is there.
            busy={state === 'cutting' || (!area && state !== 'missing')}
            aria-disabled={!area || state === 'missing'}
            onClick={() => void handleDone()}
          >
            {t('crop.done')}
          </Button>
          <Button onClick={handleClose}>{t('crop.cancel')}</Button>
        </div>
      </div>
    </Sheet>
  );
};
