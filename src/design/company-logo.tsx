import { initialsOf } from '#kernel/initials.ts';
import { classNames } from './class-names.ts';
import styles from './company-logo.module.css';
import { logoColour } from './logo-colour.ts';

interface CompanyLogoProps {
  name: string;
  /** Without an address the initials are shown. */
  logo?: string | null | undefined;
  /** 40 or 104 pixels; without it 56, which is the rule. */
  size?: 'small' | 'large';
  className?: string | undefined;
}

/** Shows the square logo of a company. Decorative: its name stands beside it. */
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
