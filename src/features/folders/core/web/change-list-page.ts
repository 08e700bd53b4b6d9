import type { ListPage } from '#kernel/endpoint.ts';

type Shown<Item> = ListPage<Item> | undefined;

/** Returns a list without one item. */
export const removeItemFromPage =
  <Item>(isIt: (item: Item) => boolean) =>
  (page: Shown<Item>): Shown<Item> => {
    if (!page?.items.some(isIt)) return page;
    const items = page.items.filter((item) => !isIt(item));
    return { ...page, items, total: page.total - (page.items.length - items.length) };
  };

/** Returns a list with one item changed. */
export const changeItemInPage =
  <Item>(isIt: (item: Item) => boolean, change: (item: Item) => Item) =>
  (page: Shown<Item>): Shown<Item> =>
    page && { ...page, items: page.items.map((item) => (isIt(item) ? change(item) : item)) };
