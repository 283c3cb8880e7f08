import { useState } from 'react';
import { Checkbox, RadioCard, SegmentedControl, Switch } from './choice.tsx';
import { FilterTag } from './filter-tag.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

export default { title: 'Choices' };

const CURRENCIES = [
  { value: 'ALL', label: 'L', name: 'lekë' },
  { value: 'EUR', label: '€', name: 'euro' },
  { value: 'USD', label: '$', name: 'dollarë' },
  { value: 'GBP', label: '£', name: 'stërlina' },
];
const PAYMENTS = [
  ['later', 'Në restorant', 'Paguan kur ta marrësh.'],
  ['card', 'Me kartë', 'Paguan tani, në euro.'],
] as const;

export const Boxes = () => (
  <>
    <Checkbox label="Të disponueshme" defaultChecked />
    <Checkbox label="Pa zgjedhur" />
    <Checkbox label="E mbyllur" disabled />
  </>
);
export const Switches = () => (
  <>
    <Switch label="I dukshëm" defaultChecked />
    <Switch label="Mbaroi" />
    <Switch label="I mbyllur" disabled />
  </>
);
export const Segments = () => {
  const [value, setValue] = useState('ALL');
  return <SegmentedControl label="Monedha" options={CURRENCIES} value={value} onChange={setValue} />;
};
export const Cards = () => {
  const [chosen, setChosen] = useState('later');
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      {PAYMENTS.map(([value, label, description]) => (
        <RadioCard
          key={value}
          name="payment"
          label={label}
          description={description}
          checked={chosen === value}
          onChange={() => setChosen(value)}
        />
      ))}
    </div>
  );
};
const Counted = ({ label, start }: { label: string; start: number }) => {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper label={label} value={value} max={99} onChange={(next) => setValue(Math.max(1, next))} />
  );
};
export const Quantity = () => (
  <>
    <Counted label="Tavë kosi" start={1} />
    <Counted label="Byrek me spinaq" start={3} />
    <Counted label="Qofte zgare" start={99} />
  </>
);
export const Filters = () => {
  const [filters, setFilters] = useState(['4+ yje', 'Tradicionale', 'Deri në 500 L']);
  return filters.map((filter) => (
    <FilterTag
      key={filter}
      label={filter}
      onRemove={() => setFilters(filters.filter((kept) => kept !== filter))}
    />
  ));
};
