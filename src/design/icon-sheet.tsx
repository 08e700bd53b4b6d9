import { createContext, use } from 'react';
import styles from './icon-sheet.module.css';
import { type DrawnIcon, icons } from './icons.ts';

const SheetContext = createContext<readonly DrawnIcon[]>([]);

/** Around what takes its icons from a sheet of the page. */
export const IconsOnSheet = SheetContext.Provider;

const idOf = (name: DrawnIcon) => `i-${name}`;

/** Beside a long list: what its items draw again and again is written once. On a page at most one. */
export function IconSheet({ names }: { names: readonly DrawnIcon[] }) {
  return (
    <svg className={styles.sheet} aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <path d={icons[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** Where an icon stands on the sheet, if it does. */
export const useIconOnSheet = (name: unknown): string | undefined => {
  const known = use(SheetContext).find((one) => one === name);
  return known && `#${idOf(known)}`;
};
