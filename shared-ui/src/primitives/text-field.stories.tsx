import { PasswordField, SearchField, SelectField, TextArea, TextField } from './text-field.tsx';

export default { title: 'Fields' };

const KITCHENS = [
  { value: 'Tradicionale', label: 'Tradicionale' },
  { value: 'Italiane', label: 'Italiane' },
];

export const Text = () => <TextField label="Emri i biznesit" defaultValue="Oxhaku i Gjyshes" />;
export const HintAndOptional = () => (
  <TextField label="Telefoni" hint="Vetëm për këtë porosi." placeholder="+355 …" optional />
);
export const Invalid = () => (
  <TextField
    label="E-mail"
    defaultValue="arta.k@shembull"
    error="Shkruaje e-mailin të plotë, p.sh. emri@shembull.al."
  />
);
export const Affix = () => <TextField label="Çmimi" defaultValue="650,00" suffix="L" />;
export const Disabled = () => <TextField label="Numri i TVSH-së" defaultValue="L12345678A" disabled />;
export const Password = () => <PasswordField label="Fjalëkalimi i ri" defaultValue="12345678" />;
export const Search = () => <SearchField label="Kërko" placeholder="Restorant ose gatim" />;
export const Select = () => <SelectField label="Kuzhina" options={KITCHENS} />;
export const Lines = () => (
  <TextArea label="Shënim për kuzhinën" defaultValue="pa djegës" hint="Kuzhina e sheh te gatimi." optional />
);
