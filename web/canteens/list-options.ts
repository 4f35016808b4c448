import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectorLabel, sectors } from '@ma-cantine/lib/canteens/sectors'

/** The sectors in alphabetical order, each after its category. */
export const sectorOptions = sectors
  .map(sector => ({ value: String(sector.id), label: sectorLabel(sector) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'fr'))

export const ministryOptions = ministries.map(({ value, name }) => ({ value, label: name }))
