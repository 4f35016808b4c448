/** Items of a fixed list with their index as key, because two items may be equal. */
export const keyed = <Item>(items: readonly Item[]): { readonly key: string; readonly item: Item }[] =>
  items.map((item, index) => ({ key: String(index), item }))
