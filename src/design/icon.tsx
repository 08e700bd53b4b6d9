import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icons.ts';

interface IconProps {
  name: IconName;
  /** 16, 20 (the rule) or 28 pixels. */
  size?: 'small' | 'large';
  className?: string | undefined;
  /** What holds it says nothing of what is in it: a button with a label. */
  isUnheard?: boolean;
}

/** Always silent: the words beside it, or the label of what holds it, speak. */
export function Icon({ name, size, className, isUnheard = false }: IconProps) {
  const sized = size && (size === 'small' ? styles.small : styles.large);
  const classes = classNames(styles.icon, sized, className);
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden={!isUnheard || undefined}>
      <path d={typeof name === 'string' ? iconPaths[name] : name.path} />
    </svg>
  );
}
