import type { Bindings } from '../table-schema/binding.ts'
import type { DraftOf, Fields } from './field.ts'

/** The columns that the properties of an entity are read from. */
export const fileBindings = <F extends Fields>(fields: F): Bindings<DraftOf<F>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { file }]) => (file ? [[name, file]] : []))) as Bindings<
    DraftOf<F>
  >
