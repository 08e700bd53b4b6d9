import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import { ItemFace, type MenuItemVariantProps } from './menu.tsx';

/** A menu's entry that does something. Visitors' menus hold links alone, so the frame goes without it. */
export function MenuAction({
  icon,
  end,
  danger,
  children,
  ...rest
}: ComponentProps<'button'> & MenuItemVariantProps & { danger?: boolean }) {
  return (
    <button type="button" {...rest} className={classNames(styles.item, danger && styles.danger)}>
      <ItemFace icon={icon} end={end}>
        {children}
      </ItemFace>
    </button>
  );
}
