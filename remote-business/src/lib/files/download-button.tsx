import { useMutation } from '@tavolina/shared-api/runtime';
import { ICON } from '@tavolina/shared-console/page/icon.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { Download } from 'lucide-react';
import { saveFile, type TextFile } from './save-file.ts';

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
