import { type StaffActKind, staffActKinds } from '@ma-cantine/lib/administration/staff-act'
import {
  listAddressFormat,
  oneCode,
  pageParameter,
  sizeParameter,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'

/** What a person chose to see of the journal: all of it where nothing is chosen. `user` and `canteen` are ids. */
export interface ActListAddress {
  readonly page: number
  readonly size: number
  readonly kind: StaffActKind | ''
  readonly user: string
  readonly canteen: string
}

const idParameter = (name: string) => textParameter(name, ([text = '']) => (/^[1-9]\d{0,8}$/.test(text) ? text : ''))

export const actListFormat = listAddressFormat<ActListAddress>({
  page: pageParameter(),
  size: sizeParameter,
  kind: oneCode<StaffActKind | ''>('acte', ['', ...staffActKinds], ''),
  user: idParameter('personne'),
  canteen: idParameter('cantine'),
})
