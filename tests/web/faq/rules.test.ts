import { performanceCriteriaWeight } from '@ma-cantine/lib/measures/constants'
import { describe, expect, test } from 'vitest'
import { en } from '../../../web/faq/words/en.ts'
import { fr } from '../../../web/faq/words/fr.ts'

type Id = keyof typeof fr.questions

const textOf = (words: typeof fr | typeof en, id: Id): string => {
  const { question, answer } = words.questions[id]
  return [question, ...answer.flat()].join(' ')
}

describe('the FAQ tells', () => {
  test.each<[string, Id, RegExp, RegExp]>([
    ['that registration is mandatory', 'obligation', /\b[Oo]ui\b/, /\b[Yy]es\b/],
    [
      'that a contractor has an account of its own and is added as a manager',
      'gestion-concedee',
      /compte à lui.*ajoutez aux gestionnaires/,
      /account of their own.*add them to the managers/,
    ],
    [
      'that departments reference colleges, and regions lycées',
      'college-lycee',
      /départements .*collèges, et les régions .*lycées/,
      /[Dd]epartments .*collèges.*regions .*lycées/,
    ],
    [
      'that a central kitchen says what it declares for its satellites: their purchases, or all measures',
      'cuisine-centrale',
      /déclarez pour vos satellites.*achats seulement, ou toutes les mesures/,
      /declare for your satellites.*purchases only, or all measures/,
    ],
    [
      'how much the criteria of performance weigh',
      'peche-durable',
      new RegExp(`au moins ${performanceCriteriaWeight}\\s%`),
      new RegExp(`at least ${performanceCriteriaWeight}\\s?%`),
    ],
  ])('%s', (_, id, french, english) => {
    expect(textOf(fr, id)).toMatch(french)
    expect(textOf(en, id)).toMatch(english)
  })
})
