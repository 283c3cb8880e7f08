import { SearchField, TextField, type TextFieldProps } from '@tavolina/shared-ui';
import { type KeyboardEvent, useState } from 'react';

/** A field whose value counts once it is left or confirmed with Enter, not at every letter. */
export const CommitField = ({
  value,
  onCommit,
  ...props
}: Omit<TextFieldProps, 'value' | 'onChange'> & { value: string; onCommit: (value: string) => void }) => {
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  // The value changed elsewhere: a tag was removed, or the reader went back.
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const commit = (): void => {
    if (typed !== value) onCommit(typed);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
  };
  const Field = props.type === 'number' ? TextField : SearchField;
  return (
    <Field
      {...props}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKeyDown}
    />
  );
};
