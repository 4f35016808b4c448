import type { DescribedError } from '../navigation/described-error.ts'
import type { Act } from '../navigation/page.ts'
import type { WrongPlace } from '../navigation/screen.ts'

/** Opens the value of a wrong cell, to change it wherever its column holds it. */
export const toValue = (place: WrongPlace, { message, advice }: DescribedError): Act => ({
  type: 'open',
  screen: { name: 'value', place, message, advice },
})
