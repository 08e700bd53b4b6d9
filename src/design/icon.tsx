import { classNames } from './class-names.ts';
import styles from './icon.module.css';
import { type IconName, icons } from './icons.ts';

/** What every page draws: neither it nor its scripts carry the paths. */
export const frameIcons = {
  chevronDown: { drawn: styles.chevronDown },
  crane: { drawn: styles.crane },
  facebook: { drawn: styles.facebook },
  instagram: { drawn: styles.instagram },
  linkedin: { drawn: styles.linkedin },
  menu: { drawn: styles.menu },
  moon: { drawn: styles.moon },
  person: { drawn: styles.person },
  pin: { drawn: styles.pin },
  screen: { drawn: styles.screen },
  search: { drawn: styles.search },
  sun: { drawn: styles.sun },
} as const;

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
  if (typeof name === 'object' && 'drawn' in name)
    return <i className={classNames(styles.drawn, name.drawn, sized, className)} />;
  const look = classNames(styles.icon, sized, className);
  return (
    <svg className={look} viewBox="0 0 24 24" aria-hidden={!isUnheard || undefined}>
      <path d={typeof name === 'string' ? icons[name] : name.path} />
    </svg>
  );
}
