import type { Bindings } from '../table-schema/binding.ts'
import type { DraftOf, Fields } from './field.ts'

/** Where the properties of an entity come from in its file. */
export const fileBindings = <F extends Fields>(fields: F): Bindings<DraftOf<F>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { file }]) => (file ? [[name, file]] : []))) as Bindings<
    DraftOf<F>
  >
