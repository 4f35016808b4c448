import { type FileKind, fileKinds, schemaOf } from '@ma-cantine/lib'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import { expect, test } from 'vitest'
import { splitDescription } from '../../../web/imports/guide/column-texts.ts'
import { englishColumn } from '../../../web/imports/guide/words/columns-en.ts'

const columns = fileKinds.flatMap((kind: FileKind) => schemaOf(kind).fields.map(field => ({ kind, field })))

test('every column has its English title, description and format, in words', () => {
  for (const { kind, field } of columns) {
    const text = englishColumn(kind, field)
    expect(text, field.name).not.toBeNull()
    expect(`${text?.title} ${text?.description} ${text?.expectation}`, field.name).not.toMatch(
      /undefined|\^|\\d| de la /,
    )
  }
})

test('a list of codes leaves the description, each code with what it means in both languages', () => {
  let lists = 0
  for (const { kind, field } of columns) {
    const codes = allowedValues(field) ?? []
    const { description, meanings } = splitDescription(field.description, codes)
    expect(description, field.name).not.toContain(' = ')
    if (meanings.size === 0) continue
    lists++
    expect([...meanings.keys()].sort()).toEqual([...codes].sort())
    expect([...meanings.values()].filter(meaning => !/^\p{Lu}.{3}/u.test(meaning))).toEqual([])
    expect(codes.filter(code => !englishColumn(kind, field)?.meanings[code])).toEqual([])
  }
  expect(lists).toBeGreaterThan(20)
})
