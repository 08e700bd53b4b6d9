import type { ListPage } from '#kernel/endpoint.ts';

type Shown<Item> = ListPage<Item> | undefined;

/** A list as it is once something has been taken out. */
export const withoutItem =
  <Item>(isIt: (item: Item) => boolean) =>
  (page: Shown<Item>): Shown<Item> => {
    if (!page?.items.some(isIt)) return page;
    const items = page.items.filter((item) => !isIt(item));
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  };

/** A list as it is once something in it has changed. */
export const withItem =
  <Item>(isIt: (item: Item) => boolean, change: (item: Item) => Item) =>
  (page: Shown<Item>): Shown<Item> =>
    page && { ...page, items: page.items.map((item) => (isIt(item) ? change(item) : item)) };
