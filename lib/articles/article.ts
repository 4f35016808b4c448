import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import type { InputOf } from '../entities/field.ts'
import { type ArticleFields, articleFields } from './article-fields.ts'

/** Who wrote an article; the address of their picture is a path of this site. */
export const ArticleAuthor = z.object({
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
})
export type ArticleAuthor = z.output<typeof ArticleAuthor>

/** An article of the blog; its body is safe HTML, made of the Markdown that is stored. */
export const Article = z.object(answerShape(articleFields, { author: ArticleAuthor.nullable() }))
export type Article = z.output<typeof Article>

/** What the team writes of an article, its body in Markdown. */
export type ArticleInput = InputOf<ArticleFields>
