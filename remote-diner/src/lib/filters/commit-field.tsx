import { SearchField, TextField, type TextFieldProps } from '@tavolina/shared-ui';
import { type KeyboardEvent, useState } from 'react';

/**
 * A field whose value counts once it is left or confirmed with Enter, not at every letter. `faultOf` says what is wrong with
 * a value that narrows nothing: it then stays in the field, with that sentence, until it is another.
 */
export const CommitField = ({
  value,
  onCommit,
  faultOf,
  ...props
}: Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string;
  onCommit: (value: string) => void;
  faultOf?: (value: string) => string | undefined;
}) => {
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState<string>();
  const [given, setGiven] = useState(value);
  // The value changed elsewhere: a tag was removed, or the reader went back.
  if (given !== value) {
    setGiven(value);
    setTyped(value);
    setFault(undefined);
  }
  const commit = (): void => {
    const found = faultOf?.(typed);
    setFault(found);
    if (typed !== value && !found) onCommit(typed);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
  };
  const Field = props.type === 'number' ? TextField : SearchField;
  return (
    <Field
      {...props}
      error={fault ?? props.error}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  );
};
