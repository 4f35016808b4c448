import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'

/** The sectors in alphabetical order, each after its category. */
export const sectorOptions = sectors
  .map(({ id, name, categoryName }) => ({ value: String(id), label: `${categoryName} - ${name}` }))
  .sort((a, b) => (a.label < b.label ? -1 : 1))

export const ministryOptions = ministries.map(({ value, name }) => ({ value, label: name }))
