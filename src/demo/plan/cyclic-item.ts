/** Returns the item at an index, round and round: the list may be shorter than the index, but not empty. */
export const cyclicItem = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is no item in the list');
  return item;
};
