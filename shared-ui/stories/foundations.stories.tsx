import styles from './stories.module.css';

export default { title: 'Colour and type', parameters: { layout: 'fullscreen' } };

const ROLES = [
  ...['surface', 'surface-raised', 'surface-sunken', 'surface-inverse', 'border', 'border-control', 'text'],
  ...[
    'text-muted',
    'action',
    'action-hover',
    'success',
    'success-soft',
    'attention',
    'attention-soft',
    'info',
  ],
  ...['info-soft', 'danger', 'danger-soft', 'focus'],
];
const CLOTHS = ['tomato', 'clay', 'saffron', 'olive', 'mint', 'sea', 'dusk', 'rose'];
const TYPE = [
  ['display-xl', 'Tavë kosi'],
  ['display-lg', 'Për çfarë ke qejf sot?'],
  ['display-md', 'Gatime tavash'],
  ['display-sm', 'Fërgesë e Tiranës'],
  ['figure', '1.250 L'],
  ['text-lg', 'Porosit pa llogari dhe paguaj me kartë ose në restorant.'],
  ['text-md', 'Mish qengji me kos, oriz dhe vezë.'],
  ['text-sm', 'Vetëm për këtë porosi.'],
  ['text-xs', 'Rruga Taulantia 24, Durrës'],
] as const;

export const Roles = () =>
  ROLES.map((role) => (
    <figure key={role} className={styles.swatch}>
      <span style={{ background: `var(--color-${role})` }} />
      <figcaption>{role}</figcaption>
    </figure>
  ));
export const Cloths = () =>
  CLOTHS.map((cloth) => (
    <figure key={cloth} className={styles.swatch}>
      {['cloth', 'weave', 'deep'].map((part) => (
        <span key={part} style={{ background: `var(--cloth-${cloth}-${part})` }} />
      ))}
      <figcaption>{cloth}</figcaption>
    </figure>
  ));
export const Type = () => (
  <ul className={styles.type}>
    {TYPE.map(([token, text]) => (
      <li key={token} style={{ font: `var(--${token})` }}>
        {text}
      </li>
    ))}
  </ul>
);
