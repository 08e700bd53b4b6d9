import { type ComponentProps, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import float from './float.module.css';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './menu.module.css';
import { useMenuKeys } from './use-menu-keys.ts';

/** These make a button the opener: spread them on it. */
export interface MenuOpenerProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
}

interface MenuProps {
  /** Lets another button open the menu too. */
  id?: string;
  /** Names the list for a screen reader. */
  label: string;
  renderOpener: (props: MenuOpenerProps) => ReactNode;
  /** The list aligns with this edge of the opener. */
  align?: 'start' | 'end';
  /** Lets content load when the menu is first opened. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A list of links or actions under a button. The platform opens it, closes it on Esc or a click outside and gives
 * the focus back, also before or without any script; the script adds arrow keys and closing after a choice.
 */
export function Menu({ label, renderOpener, align = 'end', onOpen, children, ...rest }: MenuProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const openerRef = useRef<HTMLButtonElement>(null);
  const keys = useMenuKeys(openerRef, onOpen);
  return (
    <>
      {renderOpener({ ref: openerRef, popoverTarget: id })}
      <nav
        {...keys}
        id={id}
        popover="auto"
        aria-label={label}
        className={classNames(float.float, styles.menu, align === 'start' && styles.start)}
      >
        {children}
      </nav>
    </>
  );
}

export interface MenuItemVariantProps {
  icon?: IconName | undefined;
  /** A count or a mark stands at the end. */
  end?: ReactNode;
}

export const MenuItemContent = ({ icon, end, children }: MenuItemVariantProps & { children?: ReactNode }) => (
  <>
    {icon && <Icon name={icon} />}
    {children}
    {end != null && <span className={styles.end}>{end}</span>}
  </>
);

export function MenuLink({
  icon,
  end,
  children,
  ...rest
}: ComponentProps<'a'> & MenuItemVariantProps & { href: string }) {
  return (
    <Anchor {...rest} className={styles.item}>
      <MenuItemContent icon={icon} end={end}>
        {children}
      </MenuItemContent>
    </Anchor>
  );
}

export const MenuDivider = () => <hr />;

/** Names the owner of the menu: a name, an address. */
export function MenuHead({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
