import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

export type BadgeTone = 'ok' | 'hot' | 'warn' | 'plain' | 'new' | 'danger';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Names a state in one or two words. `danger` always needs an icon. */
export function Badge({ tone = 'plain', icon, className, children }: BadgeProps) {
  const iconName = icon ?? (tone === 'danger' ? 'alert' : undefined);
  return (
    <span className={classNames(styles.badge, styles[tone], className)}>
      {iconName && <Icon name={iconName} />}
      {children}
    </span>
  );
}
