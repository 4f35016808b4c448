import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'

/** Whether two forms say the same, whatever the order in which boxes are ticked. It may be asked at each key. */
export const isSameForm = (one: PurchaseFormValues, other: PurchaseFormValues): boolean =>
  (Object.keys(one) as (keyof PurchaseFormValues)[]).every(field => written(one[field]) === written(other[field]))

const written = (value: string | readonly string[]): string =>
  typeof value === 'string' ? value : value.toSorted().join()
