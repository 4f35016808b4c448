/** Items of a list that never changes, of which two may be the same: their place tells them apart. */
export const keyed = <Item>(items: readonly Item[]): { readonly key: string; readonly item: Item }[] =>
  items.map((item, index) => ({ key: String(index), item }))
