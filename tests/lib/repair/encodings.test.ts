import { schemaOf } from '@ma-cantine/lib'
import { allowFixes } from '@ma-cantine/lib/repair/change'
import { Repairer } from '@ma-cantine/lib/repair/repairer'
import { ajvCompiler } from '@ma-cantine/lib/table-schema/ajv-compile'
import { plainTable } from '@ma-cantine/lib/table-schema/table'
import { describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { repairContent } from '../../support/repair-content.ts'
import { makeSiret } from '../../support/siret-number.ts'

const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(littleEndian ? bytes : bytes.swap16())
}
/** Some of the characters that windows-1252 has and ISO-8859-1 lacks. */
const windows: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96, œ: 0x9c, Œ: 0x8c }
const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text], character => windows[character] ?? character.charCodeAt(0))

const encodings = {
  'utf-8': (text: string) => new TextEncoder().encode(text),
  'utf-8 with a byte order mark': (text: string) => new TextEncoder().encode(`\ufeff${text}`),
  'utf-16le': (text: string) => utf16(text, true),
  'utf-16be': (text: string) => utf16(text, false),
  'windows-1252': windows1252,
}

describe.each(Object.entries(encodings))('%s', (_, encoded) => {
  const row = { nom: 'Cantine de l’Été – « Saint-Œuf »' }
  const second = { ...row, siret: '99821993500017' }
  const wrong = file('cantines', [row, { ...second, secteurs: 'creche', nombre_repas_an: '67\u00a0000' }], ';')
  const right = file('cantines', [row, { ...second, secteurs: 'Crèche', nombre_repas_an: '67000' }], ';')

  test.each([Number.MAX_SAFE_INTEGER, 1, 7])('is kept, in chunks of %i bytes', async chunkLength => {
    const repair = await repairContent(encoded(wrong), { chunkLength })
    expect(repair.bytes).toEqual(encoded(right))
    expect(repair.after).toMatchObject({ valid: true, encoding: repair.before.encoding, bom: repair.before.bom })
  })

  test('of a right file is kept, byte for byte', async () => {
    const repair = await repairContent(encoded(right))
    expect(repair.bytes).toEqual(encoded(right))
    expect(repair.changeCount).toBe(0)
  })
})

test('a file of plain ASCII becomes UTF-8 with the first accent', async () => {
  const ascii = file('cantines', [{ secteurs: 'creche' }]).replace('modèle_économique', 'modele economique')
  const repair = await repairContent(ascii)
  expect(repair.text).toBe(file('cantines', [{}]))
  expect(repair.after.valid).toBe(true)
})

test('an accent is written in the encoding of the file, however late its first accent comes', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({ siret: makeSiret(index), secteurs: 'Cliniques' }))
  const text = file('diagnostics', [{ secteurs: 'hopitaux' }, ...rows, { siret: makeSiret(3000), nom: 'Été' }])
    .replace('modèle_économique', 'modele_economique')
    .replace('année_bilan', 'annee_bilan')
  const repair = await repairContent(windows1252(text))
  expect(repair.before.encoding).toBe('iso-8859-1')
  expect(Buffer.from(repair.bytes.subarray(0, 600)).toString('latin1')).toContain('Hôpitaux')
  expect(repair.after.valid).toBe(true)
})

test('a fix that needs a character that the encoding lacks is refused', async () => {
  // Our lists have no such value; a user’s list may.
  const field = { name: 'ville', title: '', description: '', type: 'string', example: 'Łódź', expectation: '' } as const
  const table = plainTable(
    { ...schemaOf('achats'), fields: [{ ...field, constraints: { enum: ['Ĺodź', 'Nîmes'] } }] },
    ajvCompiler(),
  )
  const mended = (encoding: 'utf-8' | 'windows-1252') => {
    const written: Uint8Array[] = []
    const onBytes = (bytes: Uint8Array) => written.push(bytes)
    const about = {
      table,
      tables: [table],
      encoding,
      bom: false,
      allows: allowFixes(false),
      emptyColumns: new Set<number>(),
    }
    const repairer = new Repairer({ ...about, onBytes, onChange: () => {} })
    repairer.push(encodings[encoding]('ville\nlodz\nnîmes\n'))
    repairer.end()
    return Buffer.concat(written)
  }
  expect(mended('utf-8').toString()).toBe('ville\nĹodź\nNîmes\n')
  expect(mended('windows-1252').toString('latin1')).toBe('ville\nlodz\nNîmes\n')
})
