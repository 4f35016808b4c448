import { describe, expect, test } from 'vitest'
import { matchingOptions, namedOption } from '../../../web/ui/combobox/matching-options.ts'

const options = [
  { label: 'Cantine du quartier n° 259' },
  { label: 'Quartier n° 259' },
  { label: 'Quartier n° 25' },
  { label: 'Boulangerie et pâtisserie', names: ['BOULANGERIE'] },
]
const labels = (text: string) => matchingOptions(options, text).map(({ label }) => label)

describe('options for what is typed', () => {
  test('come with the very name first, then those that start with it', () => {
    expect(labels('quartier N° 25')).toEqual(['Quartier n° 25', 'Quartier n° 259', 'Cantine du quartier n° 259'])
    expect(labels('patisserie')).toEqual(['Boulangerie et pâtisserie'])
    expect(labels('boissons')).toEqual([])
  })

  test('are named in full by their label or another name of theirs, whatever the case, accents and spaces around', () => {
    expect(namedOption(options, ' quartier n° 25 ')).toBe(options[2])
    expect(namedOption(options, 'boulangerie')).toBe(options[3])
    expect(namedOption(options, 'BOULANGERIE ET PATISSERIE')).toBe(options[3])
  })

  test.each(['quartier', 'b', '', 'boissons'])('are not named by %j', text => {
    expect(namedOption(options, text)).toBeNull()
  })

  test('are not named by a text that two share', () => {
    expect(namedOption([{ label: 'Parc' }, { label: 'PARC' }], 'parc')).toBeNull()
  })
})
