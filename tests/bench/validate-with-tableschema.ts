/** The other tool of the field on npm: tableschema casting every row against the same schema. */
import tableschema from 'tableschema'

const [file = '', schemaFile = ''] = process.argv.slice(2)
const table = await tableschema.Table.load(file, { schema: schemaFile })
const cast = (await table.iter({ cast: true, forceCast: true })) as unknown as AsyncIterable<unknown>
let rows = 0
let errors = 0
for await (const row of cast) {
  rows++
  if (row instanceof Error) errors++
}
console.log(`${rows} ${errors}`)
