import { searchText } from '@ma-cantine/lib/lists/search-key'
import { type QuestionId, topics } from './topics.ts'
import type { Answered } from './words/fr.ts'

/** The topics with the questions that hold all the terms, in the question or in its answer; those with none are left out. */
export function findQuestions(terms: readonly string[], wordings: Readonly<Record<QuestionId, Answered>>) {
  return topics
    .map(({ id, questions }) => ({
      id,
      questions: questions.filter(question => {
        const { question: asked, answer } = wordings[question.id]
        const text = searchText([asked, ...answer.flat()])
        return terms.every(term => text.includes(term))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
