import type { ArticleInput } from '@ma-cantine/lib/articles/article'
import { articleErrors, articleInput, articleWriting } from '@ma-cantine/lib/articles/article-writing-api'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { z } from 'zod'
import { articleAddress } from '../../articles/article-address.ts'
import { checkedBy } from '../checked-by.ts'
import { Publication, publicationOf } from '../publication.ts'
import { useWritingWords } from '../words/writing-words.ts'
import { writingKind } from '../writing-kind.ts'
import { ArticleFields } from './ArticleFields.tsx'

/** Tags are typed in one field. */
const TypedTags = z
  .string()
  .transform(text => text.split(',').flatMap(tag => tag.trim() || []))
  .pipe(articleInput.tags)

const ArticleDraft = z
  .object({
    title: articleInput.title,
    tagline: articleInput.tagline,
    body: articleInput.body,
    tags: TypedTags,
    displayDate: articleInput.displayDate,
    state: Publication,
  })
  .transform(({ state, ...values }): ArticleInput => ({ ...values, published: state === 'published' }))
  .superRefine(checkedBy(articleErrors))
export type ArticleForm = z.input<typeof ArticleDraft>

export const articleKind = writingKind<ArticleForm, ArticleInput>({
  name: 'articles',
  code: 'articles',
  api: articleWriting,
  list: 'WrittenArticles',
  one: 'WrittenArticle',
  title: 'title',
  draft: ArticleDraft,
  empty: () => ({ title: '', tagline: '', body: '', tags: '', displayDate: currentDay(), state: 'draft' }),
  formOf: ({ title, tagline, body, tags, displayDate, published }) => ({
    title,
    tagline,
    body,
    tags: tags.join(', '),
    displayDate,
    state: publicationOf(published),
  }),
  useLabels: () => {
    const { title, tagline, body, tags, displayDate, state } = useWritingWords().labels
    return { title, tagline, body, tags, displayDate, state }
  },
  useCodeWords: () => ({}),
  Fields: ArticleFields,
  pageOf: articleAddress,
})
