import { SiteLink } from '../../app/site-link.tsx'
import { useCheckWords } from './words/check-words.ts'

/** The id of the element that documents a column on the same page; null where none does. */
export type FormatAnchor = ((field: string) => string) | null

export interface FormatLinkProps {
  readonly field: string
  readonly formatAnchor: FormatAnchor
}

/** A link to the format of a column on the same page, so that the work on the file is kept. */
export function FormatLink({ field, formatAnchor }: FormatLinkProps) {
  const { groups } = useCheckWords()
  if (!formatAnchor) return null
  return (
    <SiteLink className="fr-link fr-link--sm" href={`#${formatAnchor(field)}`}>
      {groups.format}
      <span className="fr-sr-only"> {groups.ofColumn(field)}</span>
    </SiteLink>
  )
}
