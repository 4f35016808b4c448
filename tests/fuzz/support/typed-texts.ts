import { fc } from '../../support/properties.ts'

const digits = fc.stringMatching(/^\d{1,4}$/)
const between = fc.constantFrom('', ' ', '\u00a0', '\u202f', '.', ',', "'", '-', '  ', 'e', 'x')
const after = fc.constantFrom('', ' €', '€', ' euros', ' HT', ' kg', 'kg', ' g', ' k€', ' %', ' TTC')
const before = fc.constantFrom('', ' ', '+', '-', '- ', '0x')

/** Numbers as people may write them, rightly or not: groups, marks, signs, units of all kinds. */
const numbers = fc
  .tuple(before, fc.array(fc.tuple(digits, between), { minLength: 1, maxLength: 4 }), after)
  .map(([sign, parts, unit]) => `${sign}${parts.flat().join('')}${unit}`)

const days = fc
  .tuple(
    fc.integer({ min: 1999, max: 2031 }),
    fc.integer({ min: 0, max: 14 }),
    fc.integer({ min: 0, max: 33 }),
    fc.constantFrom('-', '/', '.'),
    fc.boolean(),
  )
  .map(([year, month, day, mark, isYearFirst]) => {
    const [mm, dd] = [month, day].map(part => String(part).padStart(2, '0'))
    return (isYearFirst ? [year, mm, dd] : [dd, mm, year]).join(mark)
  })

/** What somebody may type in a field, whatever the field. */
export const typedTexts = fc.oneof(
  { weight: 4, arbitrary: numbers },
  { weight: 1, arbitrary: days },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '\u00a0', '1e3', '0x10', 'NaN', 'Infinity', 'null', 'true', 'École'),
  },
)
