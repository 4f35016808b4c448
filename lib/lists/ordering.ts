export interface Order<Field extends string> {
  readonly field: Field
  readonly descending: boolean
}

/** `creation_date` and `canteen__name` mean `creationDate` and `canteenName`. */
const camelCase = (name: string): string => name.replace(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Reads a comma-separated list of fields in camelCase or snake_case, where `-` means descending. Unknown and repeated
 * fields are ignored.
 */
export function readOrdering<Field extends string>(text: string | undefined, fields: readonly Field[]): Order<Field>[] {
  const orders = new Map<Field, Order<Field>>()
  for (const item of (text ?? '').split(',')) {
    const name = camelCase(item.trim().replace(/^-/, ''))
    const field = fields.find(known => known === name)
    if (field !== undefined && !orders.has(field)) {
      orders.set(field, { field, descending: item.trim().startsWith('-') })
    }
  }
  return [...orders.values()]
}

/** The same list as `readOrdering` takes it. */
export const writeOrdering = <Field extends string>(orders: readonly Order<Field>[]): string =>
  orders.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join(',')
