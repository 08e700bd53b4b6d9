import { MenuLink } from '#design/menu.tsx';
import type { ShellLink } from './shell-links.ts';

export const MenuLinks = ({ links }: { links: readonly ShellLink[] }) =>
  links.map(({ href, label, icon }) => (
    <MenuLink key={href} href={href} icon={icon}>
      {label}
    </MenuLink>
  ));
