import type { Field, InputFacts } from '../entities/field.ts'

/** The facts of a value that the team writes; entries override them. */
const written = { nullable: false, file: null, stored: true, answer: true, labels: null, input: 'required' } as const
const stamped = { ...written, input: null } as const

/** The properties of an article of the blog, in the order of its answers. */
export const articleFields = {
  id: { ...stamped, kind: 'integer' },
  creationDate: { ...stamped, kind: 'moment' },
  /** The version of the article. */
  modificationDate: { ...stamped, kind: 'moment' },
  title: { ...written, kind: 'text' },
  /** What the article is about, in one or two sentences. */
  tagline: { ...written, kind: 'text' },
  /** Stored in Markdown, answered as HTML. */
  body: { ...written, kind: 'text' },
  /** A published article is visible from its display date on. */
  published: { ...written, kind: 'yesNo' },
  displayDate: { ...written, kind: 'day' },
  /** Its author, as the table names them; null once they have left. */
  authorId: { ...stamped, kind: 'integer', nullable: true, answer: false },
  /** Its author, as the API shows them. */
  author: { ...stamped, kind: 'own', nullable: true, stored: false },
  tags: { ...written, kind: 'texts', stored: false },
  /** The texts that searches look in. */
  searchText: { ...stamped, kind: 'text', answer: false },
} as const satisfies Readonly<Record<string, Field & InputFacts>>
export type ArticleFields = typeof articleFields
