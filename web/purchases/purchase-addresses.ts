import { addressOf } from '../app/screen-list.ts'

/** What the person saw last of the list of purchases, as the parameters of its address. */
let lastList = ''

export const rememberList = (parameters: string): void => {
  lastList = parameters
}

/** The list of purchases as the person left it, with its filters, its order and its page. */
export const purchasesAddress = (): string => `${addressOf('PurchasesHome')}${lastList}`

/** The form of a purchase. */
export const purchaseAddress = (purchaseId: number): string => addressOf('PurchasePage', { purchaseId })

/** The form of a new purchase that starts as a copy of another. */
export const copyAddress = (purchaseId: number): string => `${purchaseAddress(purchaseId)}?dupliquer=true`
