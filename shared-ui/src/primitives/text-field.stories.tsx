import { PasswordField, SearchField, SelectField, TextArea, TextField } from './text-field.tsx';

export default { title: 'Fields' };

export const Text = () => <TextField label="Emri i biznesit" defaultValue="Oxhaku i Gjyshes" />;
export const Hint = () => <TextField label="Telefoni" hint="Vetëm për këtë porosi." optional />;
export const Invalid = () => (
  <TextField
    label="E-mail"
    defaultValue="arta.k@shembull"
    error="Shkruaje e-mailin të plotë, p.sh. emri@shembull.al."
  />
);
export const Password = () => <PasswordField label="Fjalëkalimi" defaultValue="12345678" />;
export const Search = () => <SearchField label="Kërko" placeholder="Restorant ose gatim" />;
export const Select = () => (
  <SelectField
    label="Kuzhina"
    options={[
      { value: 'a', label: 'Tradicionale' },
      { value: 'b', label: 'Italiane' },
    ]}
  />
);
export const Area = () => <TextArea label="Shënim" optional />;
