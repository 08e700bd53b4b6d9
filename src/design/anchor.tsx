import {
  type ComponentProps,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  use,
} from 'react';

type Link = ElementType<ComponentProps<'a'>>;

const AnchorContext = createContext<Link>('a');

/** Every link of the kit is drawn through this, so that the host's own link component is named once. */
export function AnchorProvider({ component, children }: { component: Link; children: ReactNode }) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

export const Anchor = (props: ComponentProps<'a'>) => createElement(use(AnchorContext), props);
