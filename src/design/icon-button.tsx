import type { ComponentProps, MouseEvent } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import hatch from './hatch.module.css';
import styles from './icon-button.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

interface Appearance {
  icon: IconName;
  /** Names the action for people who do not see the icon. */
  label: string;
  boxed?: boolean | undefined;
  /** Stands on its corner. The label must say it too. */
  count?: number | undefined;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'>, Appearance {
  /** Makes it a toggle. */
  pressed?: boolean | undefined;
  busy?: boolean | undefined;
}

const swallow = (event: MouseEvent) => event.preventDefault();

interface FaceProps extends Pick<Appearance, 'icon' | 'count'> {
  isUnheard?: boolean;
}

const Face = ({ icon, count, isUnheard }: FaceProps) => (
  <>
    <Icon name={icon} {...(isUnheard && { isUnheard })} />
    {Boolean(count) && (
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    )}
  </>
);

export function IconButton(props: IconButtonProps) {
  const { icon, label, boxed, count, pressed, busy, className, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: swallow })}
      className={classNames(
        styles.button,
        boxed && styles.boxed,
        busy && styles.busy,
        busy && hatch.running,
        className,
      )}
    >
      <Face icon={icon} count={count} isUnheard />
    </button>
  );
}

interface IconLinkProps extends Omit<ComponentProps<'a'>, 'aria-label' | 'children'>, Appearance {
  href: string;
}

export function IconLink({ icon, label, boxed, count, className, ...rest }: IconLinkProps) {
  return (
    <Anchor
      {...rest}
      aria-label={label}
      className={classNames(styles.button, boxed && styles.boxed, className)}
    >
      <Face icon={icon} count={count} />
    </Anchor>
  );
}
