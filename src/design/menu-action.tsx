import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import { MenuItemContent, type MenuItemVariantProps } from './menu.tsx';

/** An entry of a menu that runs something. Visitors' menus only have links, so the frame does without it. */
export function MenuAction({
  icon,
  end,
  danger,
  children,
  ...rest
}: ComponentProps<'button'> & MenuItemVariantProps & { danger?: boolean }) {
  return (
    <button type="button" {...rest} className={classNames(styles.item, danger && styles.danger)}>
      <MenuItemContent icon={icon} end={end}>
        {children}
      </MenuItemContent>
    </button>
  );
}
