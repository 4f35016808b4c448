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
      'that until the campaign of 2024, on 2023, data may be centralised at the central kitchen',
      'cuisine-centrale',
      /campagne de 2024.*2023.*ensemble de vos satellites/,
      /2024.*2023.*satellites/,
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
