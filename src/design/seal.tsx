import { classNames } from './class-names.ts';
import { initials } from './initials.ts';
import styles from './seal.module.css';
import { sealColour } from './seal-colour.ts';

interface SealProps {
  name: string;
  /** The picture's address. Without it the initials are printed. */
  logo?: string | null | undefined;
  /** 40, 56 (the rule) or 104 pixels. */
  size?: 'small' | 'large';
  className?: string | undefined;
}

/** The square stamp of a firm. Decorative: its name stands beside it. */
export function Seal({ name, logo, size, className }: SealProps) {
  return (
    <span
      className={classNames(styles.seal, size && styles[size], styles[sealColour(name)], className)}
      aria-hidden="true"
    >
      {logo ? <img src={logo} alt="" loading="lazy" decoding="async" /> : initials(name)}
    </span>
  );
}
