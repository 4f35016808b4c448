import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { CellRepairer } from '@ma-cantine/lib/repair/cell-repairer'
import { allowFixes } from '@ma-cantine/lib/repair/change'
import { ajvCompiler } from '@ma-cantine/lib/table-schema/ajv-compile'
import { cellCheck } from '@ma-cantine/lib/table-schema/cell-check'
import { allowedValues, type Field } from '@ma-cantine/lib/table-schema/descriptor'
import { unknownItems } from '@ma-cantine/lib/table-schema/nearest'
import { describe, expect, test } from 'vitest'

const fieldOf = (kind: (typeof fileKinds)[number], name: string): Field =>
  schemaOf(kind).fields.find(field => field.name === name) as Field
const characteristics = fieldOf('achats', 'caracteristiques')
const family = fieldOf('achats', 'famille_produits')
const nearestOf = (field: Field, text: string) => unknownItems(field, text).map(({ nearest }) => nearest)

describe('what is nearest to a text that names several values', () => {
  test.each([
    ['BIO;LOCAL', ['BIO,LOCAL']],
    ['bio / local', ['BIO,LOCAL']],
    ['BIO;LOCALE', ['BIO,LOCAL']],
    ['BIO;très bon', [null]],
    ['LOCAL;LOCAL', ['LOCAL']],
    ['BIO,LOCALE', ['LOCAL']],
  ])('%j: all of them, or none', (text, nearest) => {
    expect(nearestOf(characteristics, text)).toEqual(nearest)
  })

  test.each([
    ['BOISSONS/BOULANGERIE', [null]],
    ['Boulangerie / pâtisserie', ['BOULANGERIE']],
  ])('%j, of which a cell holds one: it is told when it is the only one', (text, nearest) => {
    expect(nearestOf(family, text)).toEqual(nearest)
  })

  const lists = fileKinds.flatMap(kind =>
    schemaOf(kind).fields.flatMap(field =>
      field.doc_enum_multiple && allowedValues(field) ? [[kind, field] as const] : [],
    ),
  )
  test.each(lists)('%s: the advice of two values with another separator is what the correction writes', (_, field) => {
    const values = allowedValues(field) ?? []
    const repairer = new CellRepairer(field, cellCheck(field, ajvCompiler()), {
      allows: allowFixes(true),
      canWrite: () => true,
    })
    const pairs = values.flatMap((value, index) => values.slice(index + 1).map(other => [value, other] as const))
    for (const [one, other] of pairs) {
      for (const separator of [';', ' / ', '|']) {
        const text = `${one}${separator}${other}`
        // Some values hold a separator themselves: where one ends is a guess.
        if (`${one}${other}`.includes(separator.trim())) continue
        expect([text, nearestOf(field, text)]).toEqual([text, [repairer.repair(text)?.text ?? null]])
      }
    }
  })
})
