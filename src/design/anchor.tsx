import {
  type ComponentProps,
  createContext,
  createElement,
  type ElementType,
  type ReactNode,
  use,
} from 'react';

export interface AnchorProps extends ComponentProps<'a'> {
  /** True if it leads to another view of the same page: focus and scroll stay. */
  stay?: boolean | undefined;
}

type Link = ElementType<AnchorProps>;

const PlainLink = (props: AnchorProps) => {
  const { stay: _, ...rest } = props;
  return createElement('a', rest);
};

const AnchorContext = createContext<Link>(PlainLink);

/** Every link of the kit renders through this, so that the host's own link component is named once. */
export function AnchorProvider({ component, children }: { component: Link; children: ReactNode }) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

export const Anchor = (props: AnchorProps) => createElement(use(AnchorContext), props);
