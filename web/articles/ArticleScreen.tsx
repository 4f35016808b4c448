import type { Article } from '@ma-cantine/lib/articles/article'
import { articlePath } from '@ma-cantine/lib/articles/article-address'
import { readTitledId } from '@ma-cantine/lib/http/titled-id'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useParams, useSearchParams } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { usePageTitle } from '../app/page-title.ts'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SanitizedHtml } from '../ui/SanitizedHtml.tsx'
import { ArticleTags } from './ArticleCards.tsx'
import { articleListFormat } from './article-list-address.ts'
import { oneArticle } from './article-queries.ts'
import { useArticleWords } from './words/article-words.ts'

const authorOf = ({ author }: Article): string =>
  author?.firstName ? `${author.firstName} ${author.lastName}`.trim() : ''

export const preparePage: PreparePage = async ({ params, read }) => {
  const id = readTitledId(params.id)
  const article = id === null ? null : await read(oneArticle(id))
  if (!article) return null
  const { title, tagline, displayDate, modificationDate, tags } = article
  const author = authorOf(article)
  return {
    title,
    description: tagline,
    canonical: articlePath(article),
    jsonLd: {
      '@type': 'BlogPosting',
      headline: title,
      description: tagline,
      inLanguage: 'fr',
      datePublished: displayDate,
      dateModified: modificationDate,
      keywords: tags,
      ...(author === '' ? {} : { author: { '@type': 'Person', name: author } }),
    },
  }
}

/** An article of the blog. */
export default function ArticleScreen() {
  const id = readTitledId(useParams().id)
  if (id === null) return <UnknownArticle />
  return (
    <QueryView key={id} query={oneArticle(id)}>
      {article => (article ? <OneArticle article={article} /> : <UnknownArticle />)}
    </QueryView>
  )
}

function UnknownArticle() {
  const words = useArticleWords()
  const titleOf = useTitles()
  return (
    <>
      <h1>{titleOf('BlogPage')}</h1>
      <p>{words.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf('BlogsHome')}>
        {words.back}
      </SiteLink>
    </>
  )
}

function OneArticle({ article }: { readonly article: Article }) {
  const words = useArticleWords()
  const locale = useLocale()
  const [search] = useSearchParams()
  usePageTitle(article.title)
  const author = authorOf(article)
  const day = words.published(formatDay(article.displayDate, locale))
  return (
    <article>
      <h1 lang="fr">{article.title}</h1>
      <p className="fr-text--lead mc-prose" lang="fr">
        {article.tagline}
      </p>
      {article.tags.length > 0 && <ArticleTags tags={article.tags} />}
      <p className="fr-text--sm fr-mb-4w">{author === '' ? day : `${day} ${words.by(author)}`}</p>
      <SanitizedHtml html={article.body} lang="fr" />
      <p className="fr-mt-6w">
        {/* As the reader left it: the cards pass their list on. */}
        <SiteLink
          className="fr-link fr-icon-arrow-left-line fr-link--icon-left"
          href={addressOf('BlogsHome') + articleListFormat.write(articleListFormat.read(search))}
        >
          {words.back}
        </SiteLink>
      </p>
    </article>
  )
}
