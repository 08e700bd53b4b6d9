import { initialsOf } from '#kernel/initials.ts';
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

interface AvatarProps {
  name: string;
  picture?: string | null | undefined;
  /** 32 or 96 pixels; without it 40, which is the rule. */
  size?: 'small' | 'large';
  className?: string | undefined;
}

/** Shows the round face of a person. Decorative: the name stands beside it. */
export function Avatar({ name, picture, size, className }: AvatarProps) {
  return (
    <span className={classNames(styles.avatar, size && styles[size], className)} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : initialsOf(name)}
    </span>
  );
}
