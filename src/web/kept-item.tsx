import { type ComponentProps, createContext, type ReactNode, use } from 'react';

/** Writes what is drawn of a thing, or gives what was written of it before. */
export type KeepMarkup = (thing: object, drawn: ReactNode) => string;

const KeepContext = createContext<KeepMarkup | null>(null);

/** Around a page that the host renders for everybody; a browser draws each item itself. */
export const KeepItems = KeepContext.Provider;

interface Kept {
  /** The same object as long as nothing about it has changed; null where the item is drawn anew each time. */
  of: object | null;
}

/** Of our own screens, by React itself, which has escaped it. */
const useKept = (of: object | null, children: ReactNode) => {
  const keep = use(KeepContext);
  return keep && of ? { dangerouslySetInnerHTML: { __html: keep(of, children) } } : { children };
};

/**
 * An item of a list, which shows the same to every visitor that reads its language: it depends on `of` alone, and makes no
 * id of its own (useId). A browser takes over what the host has written like all else of the page.
 */
export const KeptItem = ({ of, children, ...rest }: ComponentProps<'li'> & Kept) => (
  <li {...rest} {...useKept(of, children)} />
);

/** The same of a part of every page. */
export const KeptPart = ({ of, children, ...rest }: ComponentProps<'div'> & Kept) => (
  <div {...rest} {...useKept(of, children)} />
);
