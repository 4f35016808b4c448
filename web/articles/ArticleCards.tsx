import { Card } from '@codegouvfr/react-dsfr/Card'
import { Tag } from '@codegouvfr/react-dsfr/Tag'
import type { Article } from '@ma-cantine/lib/articles/article'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../app/locale.ts'
import { articleAddress } from './article-address.ts'
import { useArticleWords } from './words/article-words.ts'
import '../ui/list/card-grid.css'

interface ArticleCardsProps {
  readonly articles: readonly Article[]
  /** What the reader saw of the list, as in its address. */
  readonly list?: string
}

/** One card for each article; the whole card leads to it. */
export function ArticleCards({ articles, list }: ArticleCardsProps) {
  const words = useArticleWords()
  const locale = useLocale()
  return (
    <ul className="mc-card-grid">
      {articles.map(article => (
        <li key={article.id}>
          <Card
            titleAs="h3"
            size="medium"
            border
            enlargeLink
            title={<span lang="fr">{article.title}</span>}
            linkProps={{ href: articleAddress(article, list) }}
            desc={<span lang="fr">{article.tagline}</span>}
            start={article.tags.length > 0 && <ArticleTags tags={article.tags} />}
            endDetail={words.published(formatDay(article.displayDate, locale))}
          />
        </li>
      ))}
    </ul>
  )
}

/** What an article is about. */
export function ArticleTags({ tags }: { readonly tags: readonly string[] }) {
  const words = useArticleWords()
  return (
    <ul className="fr-tags-group" aria-label={words.themes}>
      {tags.map(tag => (
        <li key={tag}>
          <Tag small as="span" nativeSpanProps={{ lang: 'fr' }}>
            {tag}
          </Tag>
        </li>
      ))}
    </ul>
  )
}
