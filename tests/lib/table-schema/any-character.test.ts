import { checkFile } from '@ma-cantine/lib'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'
import { isStorable } from '@ma-cantine/lib/table-schema/unreadable-characters'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { expect, test } from 'vitest'
import { FieldErrors } from '../../../server/http/refusal.ts'
import { refuseUnstorableTexts } from '../../../server/http/storable-text.ts'
import { file } from '../../support/files.ts'

const lastCodePoint = 0x10ffff
const charactersOfCell = 200

const characters = Array.from({ length: lastCodePoint + 1 }, (_, codePoint) => String.fromCodePoint(codePoint))
const [header = ''] = file('achats', [{}], ';').split('\n')
const rowOf = (description: string) =>
  `21340172201787;${csvCell(description)};Ferme du Pont;2024-03-15;90,11;FRUITS_ET_LEGUMES;BIO;`

/** The descriptions that are read from a file of ours. */
function readBack(descriptions: readonly string[]): { readonly valid: boolean; readonly read: (string | null)[] } {
  const read: (string | null)[] = []
  const validation = new Validation({
    tables: [purchaseTable],
    onRecord: ({ description }) => void read.push(description),
  })
  validation.push(new TextEncoder().encode([header, ...descriptions.map(rowOf), ''].join('\r\n')))
  const { errorCount } = validation.end()
  return { valid: errorCount === 0, read }
}

test('whatever a request may store, our own export writes and our import reads again, character by character', () => {
  const storable = characters.filter(isStorable)
  const cells = Array.from(
    { length: Math.ceil(storable.length / charactersOfCell) },
    (_, index) =>
      // Apart, no two characters make a letter that was misread.
      `a${storable.slice(index * charactersOfCell, (index + 1) * charactersOfCell).join('-')}z`,
  )
  expect(() => refuseUnstorableTexts(cells)).not.toThrow()
  expect(readBack(cells)).toEqual({ valid: true, read: cells })
})

test('what a request refuses, a file refuses', async () => {
  // NUL comes last: at the start of a file, it shows that it is no text.
  const refused = characters.filter(character => !isStorable(character) && character.isWellFormed())
  expect(refused).toContain('\ufffe')
  for (const character of refused) expect(() => refuseUnstorableTexts({ name: `a${character}z` })).toThrow(FieldErrors)
  const report = await checkFile([
    new TextEncoder().encode(
      [header, ...refused.toReversed().map(character => rowOf('#').replace('#', `a${character}z`)), ''].join('\r\n'),
    ),
  ])
  expect([report.rows, report.errorCount]).toEqual([refused.length, refused.length])
})
