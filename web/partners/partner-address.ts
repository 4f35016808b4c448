import { titledId } from '@ma-cantine/lib/http/titled-id'
import { addressOf } from '../app/screen-list.ts'

/** The address of the page of an actor. */
export const partnerAddress = (partner: { readonly id: number; readonly name: string }): string =>
  addressOf('PartnerPage', { partnerUrlComponent: titledId(partner.id, partner.name) })
