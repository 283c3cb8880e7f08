import { ChevronDown, Eye, EyeOff, Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { Field, type FieldProps } from './field.tsx';

const split = <P extends FieldProps>({
  label,
  hint,
  error,
  optional,
  hideLabel,
  prefix,
  suffix,
  ...control
}: P) => ({
  field: { label, hint, error, optional, hideLabel, prefix, suffix },
  control,
});

/** Props of `TextField`: those of a field and of an input. */
export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

/** One line of text. Works with `register` of the form library, which sets name, ref and handlers. */
export const TextField = (props: TextFieldProps) => {
  const { field, control } = split(props);
  return <Field {...field}>{(attributes) => <input {...control} {...attributes} />}</Field>;
};

/** A search field with an icon. */
export const SearchField = (props: TextFieldProps) => (
  <TextField type="search" prefix={<Search size={20} strokeWidth={1.75} aria-hidden="true" />} {...props} />
);

/** A password field with a button to show the text. */
export const PasswordField = (props: TextFieldProps) => {
  const { t } = useTranslation('ui');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
};

/** Several lines of text, with a fixed number of `rows`; resizable. */
export const TextArea = ({
  rows = 3,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'style'>) => {
  const { field, control } = split(props);
  // Set in CSS: with the `rows` attribute, every key press lays out the surrounding page.
  const style = { height: `calc(${rows} * 1.5em + 2 * var(--space-3))` };
  return (
    <Field {...field}>
      {(attributes) => <textarea rows={rows} {...control} {...attributes} style={style} />}
    </Field>
  );
};

/** A native select. */
export const SelectField = ({
  options,
  ...props
}: FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string; label: string }[];
  }) => {
  const { field, control } = split(props);
  return (
    <Field {...field} suffix={<ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />}>
      {(attributes) => (
        <select {...control} {...attributes}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
