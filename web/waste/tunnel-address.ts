import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'

export const tunnelAddress = (canteen: Canteen, id?: number): string =>
  addressOf('WasteMeasurementTunnel', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    ...(id === undefined ? {} : { id: String(id) }),
  })
