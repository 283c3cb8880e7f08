import { useMutation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { Download } from 'lucide-react';
import { ICON } from './icon.ts';
import { saveFile, type TextFile } from './save-file.ts';
import { useFailureText } from './use-failure-text.ts';

/** Fetches a file and hands it over; says beside itself why there is none. */
export const DownloadButton = ({
  label,
  failed,
  fetchFile,
}: {
  label: string;
  /** Sentence for a file that could not be had. */
  failed: string;
  fetchFile: () => Promise<TextFile>;
}) => {
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({ mutationFn: fetchFile, onSuccess: saveFile });
  return (
    <>
      <Button busy={isPending} icon={<Download {...ICON} />} onClick={() => mutate()}>
        {label}
      </Button>
      {error ? (
        <Notice tone="danger" title={failed}>
          {failureText(error)}
        </Notice>
      ) : null}
    </>
  );
};
