import { Download } from 'lucide-react';
import { Button } from '../primitives/button.tsx';

/** Installs the app with a press (product.md §319). Show it where the browser offers that. */
export const InstallOffer = ({
  why,
  label,
  onInstall,
}: {
  /** What the app is good for once it is installed. */
  why: string;
  /** What is installed. */
  label: string;
  /** Asks the browser, which does so in a press only. */
  onInstall: () => void;
}) => (
  <>
    <p>{why}</p>
    <Button icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onInstall}>
      {label}
    </Button>
  </>
);
