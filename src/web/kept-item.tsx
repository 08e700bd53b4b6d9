import { type ComponentProps, createContext, type ReactNode, use } from 'react';

/** Writes what is drawn of a thing, or gives what was written of it before. */
export type KeepMarkup = (thing: object, drawn: ReactNode) => string;

const KeepContext = createContext<KeepMarkup | null>(null);

/** Around a page that the host renders for everybody; a browser draws each item itself. */
export const KeepItems = KeepContext.Provider;

interface KeptItemProps extends ComponentProps<'li'> {
  /** The same object as long as nothing about it has changed. */
  of: object;
}

/**
 * An item of a list, which shows the same to every visitor that reads its language: it depends on `of` alone, and makes no
 * id of its own (useId). A browser takes over what the host has written like all else of the page.
 */
export const KeptItem = ({ of, children, ...rest }: KeptItemProps) => {
  const keep = use(KeepContext);
  if (!keep) return <li {...rest}>{children}</li>;
  // Of our own screens, by React itself, which has escaped it.
  return <li {...rest} dangerouslySetInnerHTML={{ __html: keep(of, children) }} />;
};
