/** The item at a place that the drawing rules guarantee to exist; says so loudly where they do not. */
export const itemAt = <Item>(list: readonly Item[], index: number): Item => {
  if (!(index in list)) throw new RangeError(`No item at ${index} of ${list.length}`);
  return list[index] as Item;
};
