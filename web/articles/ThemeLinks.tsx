import { useId } from 'react'
import { SiteLink } from '../app/site-link.tsx'
import { useArticleWords } from './words/article-words.ts'

interface ThemeLinksProps {
  readonly tags: readonly string[]
  /** Empty for all articles. */
  readonly chosen: string
  readonly addressOfTag: (tag: string) => string
}

/** The themes of the blog, as links: they lead there without scripts too. */
export function ThemeLinks({ tags, chosen, addressOfTag }: ThemeLinksProps) {
  const words = useArticleWords()
  const id = useId()
  // A theme of an old address may have no article any more.
  const all = chosen === '' || tags.includes(chosen) ? tags : [...tags, chosen]
  if (all.length === 0) return null
  const link = (tag: string) => (
    <li key={tag}>
      <SiteLink
        className="fr-tag"
        href={addressOfTag(tag)}
        lang={tag === '' ? undefined : 'fr'}
        aria-current={tag === chosen ? 'true' : undefined}
      >
        {tag === '' ? words.allTags : tag}
      </SiteLink>
    </li>
  )
  return (
    <nav className="mc-article-themes" aria-labelledby={id}>
      <p className="fr-mb-1w" id={id}>
        {words.tags}
      </p>
      <ul className="fr-tags-group">{['', ...all].map(link)}</ul>
    </nav>
  )
}
