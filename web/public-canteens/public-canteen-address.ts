import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'

/** The address of the public page of a canteen. */
export const publicCanteenAddress = (canteen: { readonly id: number; readonly name: string }): string =>
  addressOf('CanteenPage', { canteenUrlComponent: canteenUrlComponent(canteen) })
