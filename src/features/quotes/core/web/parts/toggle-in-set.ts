/** Adds the item, or removes it if it was there. */
export const toggleInSet = <Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> =>
  set.has(item) ? new Set([...set].filter((entry) => entry !== item)) : new Set([...set, item]);
