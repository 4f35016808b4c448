import { articlesFeeds, articlesFeedWords } from '@ma-cantine/lib/articles/articles-feed'
import { useRef } from 'react'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { NothingFound } from '../ui/list/NothingFound.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../ui/list/use-list-address.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { SearchForm } from '../ui/SearchForm.tsx'
import { ArticleCards } from './ArticleCards.tsx'
import { articleListFormat, articlesOfPage, isFiltered } from './article-list-address.ts'
import { articlesPage } from './article-queries.ts'
import { ThemeLinks } from './ThemeLinks.tsx'
import { articleWords, useArticleWords } from './words/article-words.ts'
import './articles.css'

export const preparePage: PreparePage = async ({ search, locale, read }) => {
  const address = articleListFormat.read(search)
  await read(articlesPage(address))
  const { intro } = await articleWords(locale)
  const { title } = articlesFeedWords[locale]
  const feeds = Object.values(articlesFeeds).map(({ path, type }) => ({ path, type, title }))
  // Search engines keep the pages of all articles, not the answers to searches.
  if (isFiltered(address)) return { description: intro, feeds, isUnlisted: true }
  return { description: intro, feeds, canonical: addressOf('BlogsHome') + articleListFormat.write(address) }
}

/** The articles of the team, searched and narrowed by theme. */
export default function BlogScreen() {
  const titleOf = useTitles()
  const words = useArticleWords()
  const { address, addressWith, change } = useListAddress(addressOf('BlogsHome'), articleListFormat)
  const heading = useHeadingOfPages(address.page, articlesOfPage)
  const searchField = useRef<HTMLInputElement>(null)

  function removeFilters(): void {
    change({ tag: '', search: '' }, { preventScrollReset: true })
    searchField.current?.focus()
  }

  return (
    <>
      <h1>{titleOf('BlogsHome')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <search className="mc-article-search">
        <SearchForm
          words={words.search}
          text={address.search}
          field={searchField}
          onSearch={search => change({ search }, { preventScrollReset: true })}
        />
      </search>
      <QueryView query={articlesPage(address)}>
        {list => (
          <>
            <ThemeLinks tags={list.tags} chosen={address.tag} addressOfTag={tag => addressWith({ tag })} />
            <h2 className="fr-sr-only" ref={heading} tabIndex={-1}>
              {words.results}
            </h2>
            <PagedList
              id="articles"
              list={list}
              addressWith={addressWith}
              hasFixedSize
              shown={(_first, _last, count) => words.found(count)}
              empty={
                isFiltered(address) ? (
                  <NothingFound text={words.nothingFound} clear={{ text: words.clear, onClick: removeFilters }} />
                ) : (
                  <NothingFound text={words.none} />
                )
              }
            >
              {articles => <ArticleCards articles={articles} list={articleListFormat.write(address)} />}
            </PagedList>
          </>
        )}
      </QueryView>
      <p className="fr-mt-6w fr-text--sm">
        {words.feeds} <a href={articlesFeeds.rss.path}>RSS</a>, <a href={articlesFeeds.atom.path}>Atom</a>
      </p>
    </>
  )
}
