import { ErrorState } from '@tavolina/shared-ui';
import { focusNear } from './focus-near.ts';
import type { QueryLike } from './query-like.ts';
import { useFailureText } from './use-failure-text.ts';

/** What could not be had, with the reason and a second try. */
export const QueryFailure = <T,>({
  query: { error, refetch },
  title,
}: {
  query: QueryLike<T>;
  /** Sentence for what could not be had. */
  title: string;
}) => {
  const failureText = useFailureText();
  const retry = (): void => {
    // The press goes with what had failed, and keys go on once there is something else.
    const goOn = focusNear(document.activeElement);
    void Promise.resolve(refetch()).then(goOn);
  };
  return <ErrorState title={title} text={failureText(error)} onRetry={retry} />;
};
