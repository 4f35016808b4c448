import { type Parameter, severalValues } from '../lists/list-address.ts'
import { sectors } from './sectors.ts'

/** The ids of sectors in the address of a list, in their order; what is none of them is left out. */
export const sectorsParameter = (name: string): Parameter<readonly number[]> =>
  severalValues(name, text => {
    const ids = (text ?? '').split(',')
    return sectors.map(({ id }) => id).filter(id => ids.includes(String(id)))
  })
