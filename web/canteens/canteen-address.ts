/** The part of an address that names a canteen: its id, then its name for people. */
export const canteenUrlComponent = ({ id, name }: { readonly id: number; readonly name: string }): string =>
  `${id}--${name}`
