import type { Field, TableSchema } from '../table-schema/descriptor.ts'

/** The words of 2026 that the former address takes in files of 8 columns, beside those of 2025, with what they mean there. */
export const formerCharacteristics = { CIRCUIT_COURT: 'SHORT_DISTRIBUTION', EUROPE: 'EUROPE' } as const
export const formerLocalDefinitions = { DEPARTEMENT: 'DEPARTMENT', COMMUNE: 'COMMUNE', PAT: 'PAT' } as const

const addedWords: Readonly<Record<string, readonly string[]>> = {
  caracteristiques: Object.keys(formerCharacteristics),
  definition_local: Object.keys(formerLocalDefinitions),
}

/** The column with more words: a list in its pattern, `(A|B)`, once or repeated. */
function withWords(field: Field): Field {
  const added = addedWords[field.name]
  const { pattern } = field.constraints ?? {}
  if (!added || pattern === undefined) return field
  return {
    ...field,
    doc_enum: [...(field.doc_enum ?? []), ...added],
    constraints: { ...field.constraints, pattern: pattern.replaceAll(/\((\w+(\|\w+)+)\)/g, `($1|${added.join('|')})`) },
  }
}

/**
 * The schemas of the 8 columns that the public service of 2026 goes on taking at its former address, by SIRET and by id. They
 * derive from the published ones of both years, which stay as they are; the build makes the checks of their cells.
 */
export function formerPurchaseSchemas(achats: TableSchema, achats2026Id: TableSchema) {
  const [siret, ...others] = achats.fields.map(withWords) as [Field, ...Field[]]
  const id = achats2026Id.fields[0] as Field
  return {
    bySiret: { ...achats, fields: [siret, ...others] },
    byId: { ...achats, name: 'import-achats-ancien-id', fields: [id, ...others] },
  } satisfies Record<string, TableSchema>
}
