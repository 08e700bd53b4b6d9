import { useEffect, useRef } from 'react';

/** What stands before the active one shows that there is more to the left. */
const PEEK_PX = 40;

/** Where a row of links scrolls sideways, the current one is brought into view. */
export const useActiveInView = <Row extends HTMLElement>(active: string | undefined) => {
  const row = useRef<Row>(null);
  useEffect(() => {
    const { current } = row;
    const link = current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !link || active === undefined) return;
    current.scrollLeft += link.getBoundingClientRect().left - current.getBoundingClientRect().left - PEEK_PX;
  }, [active]);
  return row;
};
