import { schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { documentPath, type ImportDocument, importDocuments } from '@ma-cantine/lib/imports/import-documents'
import { type ListedDocument, listImportDocuments } from '@ma-cantine/lib/imports/import-documents-api'
import { emptyFile, exampleCells, exampleFile, isAmount } from '@ma-cantine/lib/imports/template'
import { allowedValues, type TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { FastifyInstance } from 'fastify'
import { type DataValidation, writeXlsx } from 'hucre/xlsx'
import { route } from '../http/route.ts'
import { serveDocument } from '../http/serve-document.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Serves `GET /static/documents/…`, the empty and filled-in import files, and their list with their sizes. */
export function documentsRoutes(app: FastifyInstance): void {
  // Each document has a few kilobytes, and is built at its first request.
  const documentCache = new Map<string, Promise<Uint8Array>>()
  const bytesOf = (document: ImportDocument): Promise<Uint8Array> => {
    const bytes = documentCache.get(document.name) ?? buildDocument(document)
    documentCache.set(document.name, bytes)
    return bytes
  }

  route(app, listImportDocuments, () =>
    Promise.all(
      importDocuments.map(async (document): Promise<ListedDocument> => {
        const { length } = await bytesOf(document)
        return { ...document, path: documentPath(document), size: length }
      }),
    ),
  )

  for (const document of importDocuments) {
    serveDocument(app, documentPath(document), {
      name: document.name,
      type: types[document.format],
      bytes: () => bytesOf(document),
    })
  }
}

async function buildDocument({ kind, content, format }: ImportDocument): Promise<Uint8Array> {
  const schema = schemaOf(kind)
  if (format === 'csv') return new TextEncoder().encode(content === 'template' ? emptyFile(schema) : exampleFile(kind))
  return workbook(schema, content === 'template' ? [] : exampleCells(kind))
}

/** Empty formatted rows below the last one, to type in. */
const emptyRowCount = 100

/** Longest list, in characters, that Excel accepts without a sheet to hold it. */
const choiceListLimit = 255

function workbook(schema: TableSchema, cells: readonly (readonly string[])[]): Promise<Uint8Array> {
  const { fields } = schema
  const ready = Array.from({ length: emptyRowCount }, () => fields.map(() => null))
  return writeXlsx({
    sheets: [
      {
        name: schema.title.slice(0, 31),
        columns: fields.map((field, index) => ({
          width: Math.max(12, field.name.length + 2),
          // As numbers, a SIRET would become 2.1E+13 and a postal code lose its leading zero.
          numFmt: field.type === 'date' ? 'yyyy-mm-dd' : isNumber(schema, index) ? 'General' : '@',
        })),
        rows: [fields.map(({ name }) => name), ...cells.map(row => row.map(typedCell(schema))), ...ready],
        freezePane: { rows: 1 },
        dataValidations: choices(schema, cells.length + emptyRowCount),
      },
    ],
  })
}

/** Drop-down lists for the columns with a few allowed values. */
const choices = ({ fields }: TableSchema, rows: number): DataValidation[] =>
  fields.flatMap((field, index) => {
    const values = allowedValues(field)
    const letter = columnLetter(index + 1)
    if (!values || field.doc_enum_multiple || values.join(',').length > choiceListLimit) return []
    if (values.some(value => value.includes(','))) return []
    return [{ type: 'list', values: [...values], range: `${letter}2:${letter}${rows + 1}`, allowBlank: true }]
  })

const isNumber = (schema: TableSchema, index: number): boolean => {
  const type = schema.fields[index]?.type
  return type === 'integer' || type === 'year' || isAmount(schema, index)
}

/** A cell with the type that it would have if somebody typed it in a spreadsheet. */
const typedCell = (schema: TableSchema) => (cell: string, index: number) => {
  if (cell === '') return null
  if (schema.fields[index]?.type === 'date') return new Date(`${cell}T00:00:00Z`)
  return isNumber(schema, index) ? Number(cell) : cell
}
