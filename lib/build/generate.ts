/**
 * Writes lib/generated: the schemas as a typed module, the rows of their valid examples, and the suite of cases of vendors. Ajv validators become plain
 * code, because the site's content security policy forbids compiling them in the browser; automata are built here because
 * building them takes longer than checking a thousand rows.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { parse } from 'csv-parse/sync'
import { formerPurchaseSchemas } from '../purchases/former-purchase-schema.ts'
import { automatonKey, compileField, freeField } from '../table-schema/automaton/cell-automaton.ts'
import { packAutomaton } from '../table-schema/automaton/packed-automaton.ts'
import { cellJsonSchema, validatorKey } from '../table-schema/cell-json-schema.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'

const root = new URL('../../', import.meta.url)
const output = new URL('lib/generated/', root)
mkdirSync(output, { recursive: true })

const files = readdirSync(new URL('schemas/', root)).filter(name => /^[a-z0-9_]+\.json$/.test(name))
const schemas = files.map(name => JSON.parse(readFileSync(new URL(`schemas/${name}`, root), 'utf8')) as TableSchema)

const exportsOf = schemas.map((schema, index) => {
  const name = (files[index] as string)
    .replace('.json', '')
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `export const ${name}: TableSchema = ${JSON.stringify(schema)}\n`
})
writeFileSync(
  new URL('schemas.ts', output),
  `import type { TableSchema } from '../table-schema/descriptor.ts'\n\n${exportsOf.join('\n')}`,
)

const examples = files.map(name => {
  const text = readFileSync(new URL(`examples/${name.replace('.json', '.csv')}`, root), 'utf8')
  return [
    name.replace('.json', ''),
    (parse(text, { relax_column_count: true, delimiter: text.startsWith('siret;') ? ';' : ',' }) as string[][]).slice(
      1,
    ),
  ] as const
})
writeFileSync(
  new URL('example-rows.ts', output),
  `import type { FileKind } from '../imports/file-kind.ts'

/** Below the header; a row may stop early. */
export const exampleRows: Readonly<Record<FileKind, readonly (readonly string[])[]>> = ${JSON.stringify(Object.fromEntries(examples))}\n`,
)

const suite = readFileSync(new URL('examples/certify/suite.json', root), 'utf8')
writeFileSync(
  new URL('certification-suite.ts', output),
  `import type { CertificationSuite } from '../certification/suite.ts'

export const certificationSuite: CertificationSuite = ${JSON.stringify(JSON.parse(suite))}

/** SHA-256 of its file, as anybody can compute it. */
export const certificationSuiteDigest = '${createHash('sha256').update(suite).digest('hex')}'
`,
)

const schemaOf = (file: string) => schemas[files.indexOf(file)] as TableSchema
const former = Object.values(formerPurchaseSchemas(schemaOf('achats.json'), schemaOf('achats_2026_id.json')))
const allFields = [...schemas, ...former].flatMap(({ fields }) => fields)

const distinct = new Map(allFields.map(field => [validatorKey(field), field] as const))
const ajv = new Ajv({ code: { source: true, esm: true, lines: true } })
const entries = [...distinct].map(([key, field], index) => {
  const id = `cell${index}`
  ajv.addSchema(cellJsonSchema(field), id)
  return { id, key }
})
const code = standalone.default(ajv, Object.fromEntries(entries.map(({ id }) => [id, id])))
if (code.includes('require('))
  throw new Error('A validator needs an Ajv runtime module, which a browser cannot require.')
writeFileSync(
  new URL('cell-validators.js', output),
  `${code}\n/** @type {Readonly<Record<string, import('../table-schema/cell-check.ts').AjvValidator>>} */\nexport const validators = {\n${entries.map(({ id, key }) => `${JSON.stringify(key)}: ${id},`).join('\n')}\n}\n`,
)

const automata = new Map([freeField, ...allFields].map(field => [automatonKey(field), field]))
const packedAutomata = [...automata].map(
  ([key, field]) => `  ${JSON.stringify(key)}: '${packAutomaton(compileField(field))}',`,
)
writeFileSync(
  new URL('cell-automata.ts', output),
  `export const cellAutomata: Readonly<Record<string, string>> = {\n${packedAutomata.join('\n')}\n}\n`,
)
