import { classNames } from './class-names.ts';
import styles from './company-logo.module.css';
import { initialsOf } from './initials.ts';
import { logoColour } from './logo-colour.ts';

interface CompanyLogoProps {
  name: string;
  /** The picture's address. Without it the initials are printed. */
  logo?: string | null | undefined;
  /** 40, 56 (the rule) or 104 pixels. */
  size?: 'small' | 'large';
  className?: string | undefined;
}

/** The square stamp of a firm. Decorative: its name stands beside it. */
export function CompanyLogo({ name, logo, size, className }: CompanyLogoProps) {
  return (
    <span
      className={classNames(styles.seal, size && styles[size], styles[logoColour(name)], className)}
      aria-hidden="true"
    >
      {logo ? <img src={logo} alt="" loading="lazy" decoding="async" /> : initialsOf(name)}
    </span>
  );
}
