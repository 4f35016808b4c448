import { describeError, type FileKind, schemaOf } from '@ma-cantine/lib'
import { revealHidden } from '@ma-cantine/lib/table-messages/hidden-characters'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'

async function describeFirst(kind: FileKind, content: string, locale: 'fr' | 'en' = 'fr') {
  const [error] = (await check(content, kind)).errors
  if (!error) throw new Error('no error')
  return describeError(error, schemaOf(kind), locale)
}
const cell = (field: string, value: string, locale?: 'en') =>
  describeFirst('achats', file('achats', [{ [field]: value }], ';'), locale)

describe('a cell whose fault cannot be seen', () => {
  test.each([
    ['siret', '21340172201787 ', 'une espace à la fin', '21340172201787'],
    ['siret', '21340172201787\n', 'un saut de ligne à la fin', '21340172201787'],
    ['siret', '\u00a021340172201787', 'une espace insécable (U+00A0) au début', '21340172201787'],
    ['siret', '21340\u200b172201787', 'une espace sans largeur (U+200B) à l’intérieur', '21340172201787'],
    [
      'siret',
      '２１３４０１７２２０１７８７',
      'un caractère qui ressemble à « 2 » (U+FF12) à l’intérieur',
      '21340172201787',
    ],
    ['date', '2024\u201103\u201115', 'un caractère qui ressemble à « - » (U+2011) à l’intérieur', '2024-03-15'],
    ['date', '2024-03-15\u00a0', 'une espace insécable (U+00A0) à la fin', '2024-03-15'],
    ['prix_ht', '12.50\u200b', 'une espace sans largeur (U+200B) à la fin', '12.50'],
  ])('of %s is told: %j', async (field, value, hidden, plain) => {
    const { message, advice } = await cell(field, value)
    expect(message).toContain(`La cellule contient ${hidden}`)
    expect(advice).toContain(`« ${plain} »`)
  })

  test('is told in English', async () => {
    expect(await cell('siret', '21340172201787 ', 'en')).toMatchObject({
      message: 'The cell holds a space at the end, which the eye does not notice.',
    })
  })

  test('and one whose spaces can be seen is not said to hide them', async () => {
    expect(await cell('siret', '213 401 722 01787')).toMatchObject({
      message: '« 213 401 722 01787 » n’a pas la forme attendue.',
      advice: 'Effacez la cellule et retapez « 21340172201787 », sans le copier.',
    })
  })

  test('and one that is wrong in another way too is told as before', async () => {
    expect((await cell('siret', '213401722017879 ')).message).toContain('a 15 chiffres au lieu de 14')
  })
})

test.each([
  ['date', 'da\u200bte', 'une espace sans largeur (U+200B) à l’intérieur'],
  ['date', 'dаte', 'un caractère qui ressemble à « a » (U+0430) à l’intérieur'],
  ['prix_ht', 'prix\u00adht'.replace('\u00ad', '_\u00ad'), 'un trait d’union invisible (U+00AD) à l’intérieur'],
])('a label of %s written %j is told', async (name, label, hidden) => {
  const { message } = await describeFirst('achats', file('achats', [{}]).replace(name, label))
  expect(message).toContain(hidden)
  expect(message).not.toContain('au lieu de')
})

test('what cannot be seen is shown by its number', () => {
  expect(revealHidden(' da\u200bte  ')).toBe('␣da⟨U+200B⟩te␣␣')
  expect(revealHidden('mode\u0300le')).toBe('mode⟨U+0300⟩le')
  expect(revealHidden('Pommes de terre')).toBe('Pommes de terre')
})

test.each(['\u200b', '\u2060\u200d', '\u00a0\u3164', '\u2800'])(
  'a mandatory text of %j alone is missing',
  async text => {
    const { groups } = await check(file('achats', [{ description: text }]), 'achats')
    expect(groups.map(({ code, field }) => [code, field])).toEqual([['required', 'description']])
  },
)
