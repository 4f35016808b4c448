import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../app/screen-list.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { latestArticles } from './article-queries.ts'
import { useArticleWords } from './words/article-words.ts'

/** Nothing before the articles are loaded, if they fail, and where there are none. */
export default function LatestCards() {
  const words = useArticleWords()
  const { data: articles = [] } = useQuery(latestArticles)
  if (articles.length === 0) return null
  return (
    <section className="fr-mt-8w" aria-labelledby="blog">
      <h2 id="blog">{words.latest}</h2>
      <ArticleCards articles={articles} />
      <p className="fr-mt-3w">
        <SecondaryLink href={addressOf('BlogsHome')}>{words.all}</SecondaryLink>
      </p>
    </section>
  )
}
