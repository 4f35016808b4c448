import { z } from 'zod'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { visibleText } from '../entities/visible-text.ts'
import { markdownProblems } from '../markdown/markdown-problems.ts'
import type { Message } from '../messages/catalogue.ts'
import { withMessage } from '../messages/issue-message.ts'
import { TextBody, TextDay, TextLead, TextTitle } from '../writing/text-readers.ts'
import { valuesShape } from '../writing/values-shape.ts'
import { writingApi } from '../writing/writing-api.ts'
import { writingMessages } from '../writing/writing-messages.ts'
import type { ArticleInput } from './article.ts'
import { type ArticleFields, articleFields } from './article-fields.ts'
import { sortedTags } from './sorted-tags.ts'

/** Tags are typed in one field, between commas. */
const Tag = visibleText(40).refine(tag => !tag.includes(','), withMessage(writingMessages('wrong-tag')))

const readers: InputReaders<ArticleFields> = {
  text: () => TextTitle,
  yesNo: () => z.boolean(),
  day: () => TextDay,
  texts: () => z.array(Tag).max(10).transform(sortedTags),
}

/** What the team writes of an article of the blog, property by property. */
export const articleInput = inputShape(articleFields, readers, { tagline: TextLead, body: TextBody })

/** What keeps an article from being published, by value. */
export function articleErrors({
  body,
  published,
}: ArticleInput): Partial<Record<keyof ArticleInput, readonly Message[]>> {
  if (!published) return {}
  const problems = body === '' ? [writingMessages('missing-body')] : markdownProblems(body)
  return problems.length > 0 ? { body: problems } : {}
}

/** The calls by which the team writes the articles of the blog. */
export const articleWriting = writingApi({
  path: '/api/v1/writing/articles/',
  all: 'les articles du blog',
  one: 'un article du blog',
  input: articleInput,
  values: valuesShape(articleFields),
})

export const {
  list: listWrittenArticles,
  create: createArticle,
  read: getWrittenArticle,
  change: changeArticle,
  remove: deleteArticle,
  listVersions: listArticleVersions,
  readVersion: getArticleVersion,
  preview: previewArticle,
} = articleWriting
