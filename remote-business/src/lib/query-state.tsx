import { ErrorState, LoadState } from '@tavolina/shared-ui';
import type { ReactNode } from 'react';
import { focusNear } from './focus-near.ts';
import type { QueryLike } from './query-like.ts';
import { useFailureText } from './use-failure-text.ts';

/** What a query of the console has come to: its failure with the reason, its skeleton, nothing, or its data. */
export const QueryState = <T,>({
  query: { data, error, refetch },
  failed,
  ...states
}: {
  query: QueryLike<T>;
  /** Sentence for what could not be had. */
  failed: string;
  loading: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}) => {
  const failureText = useFailureText();
  const retry = (): void => {
    // The press goes with what had failed, and keys go on once there is something else.
    const goOn = focusNear(document.activeElement);
    void Promise.resolve(refetch()).then(goOn);
  };
  return (
    <LoadState
      {...states}
      data={data}
      error={error}
      failed={<ErrorState title={failed} text={failureText(error)} onRetry={retry} />}
    />
  );
};
