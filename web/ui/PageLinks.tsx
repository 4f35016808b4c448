import { Pagination } from '@codegouvfr/react-dsfr/Pagination'

export interface PageLinksProps {
  /** Prefix of its id, unique in the page. */
  readonly id: string
  readonly className?: string
  /** Number of the page, from 1. */
  readonly page: number
  readonly size: number
  /** Number of items in the whole list. */
  readonly count: number
  readonly addressOfPage: (page: number) => string
}

/** Links to the pages of a list that has several. */
export function PageLinks({ id, className, page, size, count, addressOfPage }: PageLinksProps) {
  if (count <= size) return null
  return (
    <Pagination
      id={`${id}-pages`}
      {...(className ? { className } : {})}
      count={Math.ceil(count / size)}
      defaultPage={page}
      showFirstLast
      getPageLinkProps={page => ({ href: addressOfPage(page) })}
    />
  )
}
