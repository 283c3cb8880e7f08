import { Check, Share2, Trash2 } from 'lucide-react';
import { Button, ButtonLink, type ButtonVariant, IconButton } from './button.tsx';

export default { title: 'Buttons', parameters: { layout: 'fullscreen' } };

const VARIANTS: [ButtonVariant, string][] = [
  ['action', 'Paguaj tani'],
  ['secondary', 'Ruaj ndryshimet'],
  ['quiet', 'Më vonë'],
  ['danger', 'Fshi menunë'],
  ['danger-quiet', 'Anulo porosinë…'],
];

export const Variants = () =>
  VARIANTS.map(([variant, label]) => (
    <Button key={variant} variant={variant}>
      {label}
    </Button>
  ));
export const Disabled = () =>
  VARIANTS.map(([variant, label]) => (
    <Button key={variant} variant={variant} disabled>
      {label}
    </Button>
  ));
export const Busy = () =>
  VARIANTS.slice(0, 4).map(([variant]) => (
    <Button key={variant} variant={variant} busy>
      Po ruhet…
    </Button>
  ));
export const Sizes = () =>
  (
    [
      ['lg', 'E madhe'],
      ['md', 'Bazë'],
      ['sm', 'E vogël'],
    ] as const
  ).map(([size, label]) => (
    <Button key={size} size={size} icon={<Check size={18} strokeWidth={1.75} aria-hidden="true" />}>
      {label}
    </Button>
  ));
export const IconsOnly = () => (
  <>
    <IconButton
      variant="secondary"
      label="Ndaje"
      icon={<Share2 size={20} strokeWidth={1.75} aria-hidden="true" />}
    />
    <IconButton label="Fshi" icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />} />
  </>
);
export const Links = () => <ButtonLink to="/restaurants">Shiko restorantet</ButtonLink>;
export const FullWidth = () => (
  <Button variant="action" size="lg" full>
    Vazhdo te pagesa
  </Button>
);
