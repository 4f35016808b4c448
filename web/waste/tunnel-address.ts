import type { UnmeasuredWeighings } from '@ma-cantine/lib/waste/unmeasured-weighings'
import { daysInPeriod } from '@ma-cantine/lib/waste/waste-figures'
import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'

interface Named {
  readonly id: number
  readonly name: string
}

export const tunnelAddress = (canteen: Named, id?: number): string =>
  addressOf('WasteMeasurementTunnel', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    ...(id === undefined ? {} : { id: String(id) }),
  })

const startName = 'debut'
const endName = 'fin'

/** The names of the period in the address: once it is saved, the measurement has it. */
export const periodNames: readonly string[] = [startName, endName]

/** The tunnel of a new measurement, with the period of what was weighed. */
export const tunnelAddressOf = (canteen: Named, { periodStartDate, periodEndDate }: UnmeasuredWeighings): string =>
  `${tunnelAddress(canteen)}?${new URLSearchParams({ [startName]: periodStartDate, [endName]: periodEndDate })}`

/** The period that an address gives; null without a right one. */
export function periodOf(parameters: URLSearchParams): { readonly start: string; readonly end: string } | null {
  const [start, end] = [parameters.get(startName) ?? '', parameters.get(endName) ?? '']
  return daysInPeriod(start, end) === null ? null : { start, end }
}
