import { searchTerms } from '@ma-cantine/lib/lists/search-key'
import { describe, expect, test } from 'vitest'
import { findQuestions } from '../../../web/faq/find-questions.ts'
import { topics } from '../../../web/faq/topics.ts'
import { en } from '../../../web/faq/words/en.ts'
import { fr } from '../../../web/faq/words/fr.ts'

const search = (text: string, words: Pick<typeof fr, 'questions'> = fr) =>
  findQuestions(searchTerms(text), words.questions).flatMap(({ questions }) => questions.map(({ id }) => id))

const all = topics.flatMap(({ questions }) => questions.map(({ id }) => id))

test('there are six topics and 23 questions, each under an address of its own', () => {
  expect(topics.map(({ questions }) => questions.length)).toEqual([1, 10, 2, 2, 4, 4])
  expect(new Set([...all, ...topics.map(({ id }) => `theme-${id}`)]).size).toBe(29)
})

describe('a search', () => {
  test('of nothing finds all questions, in their order', () => {
    expect(search('')).toEqual(all)
    expect(search('  ')).toEqual(all)
  })

  test('looks in questions and answers, without accents, case or the shape of apostrophes', () => {
    expect(search('MSC')).toEqual(['peche-durable'])
    expect(search('ecolabel PECHE')).toEqual(['peche-durable'])
    expect(search("l'origine france")).toContain('circuit-court')
    expect(search('ecolabel', en)).toEqual(['peche-durable'])
  })

  test('asks for all of its words, whatever their order', () => {
    expect(search('SIREN')).toEqual(['comment', 'groupe', 'sans-siret'])
    expect(search('webinaires SIREN')).toEqual(['comment'])
    expect(search('SIREN webinaires')).toEqual(['comment'])
    expect(search('SIREN homard')).toEqual([])
  })

  test('leaves out the topics where nothing is found', () => {
    expect(findQuestions(['msc'], fr.questions).map(({ id }) => id)).toEqual(['produits-de-qualite'])
  })
})
