import { lastPage, pageWindow } from '@ma-cantine/lib/lists/page-numbers'
import { SiteLink } from '../../app/site-link.tsx'
import { useListWords } from './words/list-words.ts'

export interface PageLinksProps {
  /** Prefix of its id, unique in the page. */
  readonly id: string
  /** Number of the page, from 1. */
  readonly page: number
  readonly size: number
  /** Number of items in the whole list. */
  readonly count: number
  readonly addressOfPage: (page: number) => string
}

/** Links to the pages of a list that has several: the first, the last, the ones beside the open one, and a few numbers. */
export function PageLinks({ id, page, size, count, addressOfPage }: PageLinksProps) {
  const words = useListWords()
  if (count <= size) return null
  const pages = lastPage(count, size)
  const link = { page, pages, addressOfPage }
  return (
    <nav id={`${id}-pages`} className="fr-pagination" aria-label={words.pages}>
      <ul className="fr-pagination__list">
        <Step {...link} to={1} kind="first" text={words.first} />
        <Step {...link} to={page - 1} kind="prev fr-pagination__link--lg-label" text={words.previous} />
        {pageWindow(page, pages).map(number => (
          <li key={number}>
            <SiteLink
              className="fr-pagination__link"
              aria-current={number === page ? 'page' : undefined}
              title={words.page(number)}
              href={addressOfPage(number)}
            >
              {number}
            </SiteLink>
          </li>
        ))}
        <Step {...link} to={page + 1} kind="next fr-pagination__link--lg-label" text={words.next} />
        <Step {...link} to={pages} kind="last" text={words.last} />
      </ul>
    </nav>
  )
}

interface StepProps {
  readonly page: number
  readonly pages: number
  readonly to: number
  readonly kind: string
  readonly text: string
  readonly addressOfPage: (page: number) => string
}

/** A link to another page; without an address where there is none. */
function Step({ page, pages, to, kind, text, addressOfPage }: StepProps) {
  const className = `fr-pagination__link fr-pagination__link--${kind}`
  return (
    <li>
      {to === page || to < 1 || to > pages ? (
        // biome-ignore lint/a11y/useValidAnchor: the design system disables a link by taking its address away
        <a className={className} aria-disabled="true" role="link">
          {text}
        </a>
      ) : (
        <SiteLink className={className} href={addressOfPage(to)}>
          {text}
        </SiteLink>
      )}
    </li>
  )
}
