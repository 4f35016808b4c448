import type { Column } from './column.ts'
import type { Dataset } from './dataset.ts'

/** The Table Schema (https://specs.frictionlessdata.io/table-schema/) of a dataset; its CSV is separated by semicolons. */
export const dataTableSchema = ({ name, title, description, version, columns }: Dataset) => ({
  $schema: 'https://frictionlessdata.io/schemas/table-schema.json',
  name,
  title,
  description,
  version,
  fields: columns.map(fieldOf),
})

function fieldOf({ name, title, description, type, required, unique, values }: Column<never>) {
  const constraints = {
    ...(required ? { required } : {}),
    ...(unique ? { unique } : {}),
    ...(values ? { enum: values } : {}),
  }
  return { name, title, description, type, ...(Object.keys(constraints).length > 0 ? { constraints } : {}) }
}
