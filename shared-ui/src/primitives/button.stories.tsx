import { Check } from 'lucide-react';
import { Button, type ButtonVariant } from './button.tsx';

export default { title: 'Button' };

const VARIANTS: ButtonVariant[] = ['action', 'secondary', 'quiet', 'danger', 'danger-quiet'];

export const Variants = () =>
  VARIANTS.map((variant) => (
    <Button key={variant} variant={variant}>
      {variant}
    </Button>
  ));
export const Sizes = () =>
  (['lg', 'md', 'sm'] as const).map((size) => (
    <Button key={size} size={size} icon={<Check size={18} />}>
      {size}
    </Button>
  ));
export const Busy = () => (
  <Button variant="action" busy>
    Po ruhet…
  </Button>
);
export const Disabled = () => <Button disabled>Ruaj</Button>;
