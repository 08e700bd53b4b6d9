import { Anchor, type AnchorProps } from './anchor.tsx';
import { type ButtonVariantProps, buttonClass } from './button-class.ts';
import styles from './button.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

interface LinkButtonProps extends AnchorProps, ButtonVariantProps {
  href: string;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconAfter, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </Anchor>
  );
}
