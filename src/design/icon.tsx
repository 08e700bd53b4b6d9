import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icons.ts';

interface IconProps {
  name: IconName;
  /** 16 or 28 pixels; without it 20, which is the rule. */
  size?: 'small' | 'large';
  className?: string | undefined;
  /** True where the parent's label replaces its content, as a button's does. */
  isUnheard?: boolean;
}

/** An icon is always silent: the words beside it, or its parent's label, speak. */
export function Icon({ name, size, className, isUnheard = false }: IconProps) {
  const sized = size && (size === 'small' ? styles.small : styles.large);
  const classes = classNames(styles.icon, sized, className);
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden={!isUnheard || undefined}>
      <path d={typeof name === 'string' ? iconPaths[name] : name.path} />
    </svg>
  );
}
