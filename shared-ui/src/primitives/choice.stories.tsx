import { useState } from 'react';
import { Checkbox, RadioCard, SegmentedControl } from './choice.tsx';
import { FilterTag } from './filter-tag.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

export default { title: 'Choices' };

const CURRENCIES = ['L', '€', '$', '£'].map((value) => ({ value, label: value }));

export const Check = () => <Checkbox label="Të disponueshme" defaultChecked />;
export const Cards = () => (
  <RadioCard name="card" label="Në restorant" description="Paguan kur ta marrësh." defaultChecked />
);
export const Segments = () => {
  const [value, setValue] = useState('L');
  return <SegmentedControl label="Monedha" options={CURRENCIES} value={value} onChange={setValue} />;
};
export const Stepper = () => {
  const [value, setValue] = useState(1);
  return <QuantityStepper label="Tavë kosi" value={value} onChange={setValue} />;
};
export const Tag = () => <FilterTag label="4+ yje" onRemove={() => undefined} />;
