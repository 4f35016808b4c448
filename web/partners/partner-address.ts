import { canteenUrlComponent } from '@ma-cantine/lib/canteens/canteen-address'
import { addressOf } from '../app/screen-list.ts'

/** The address of the page of an actor. */
export const partnerAddress = (partner: { readonly id: number; readonly name: string }): string =>
  addressOf('PartnerPage', { partnerUrlComponent: canteenUrlComponent(partner) })
