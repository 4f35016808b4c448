import { SiteLink } from '../../app/site-link.tsx'
import { useCheckWords } from './words/check-words.ts'

export interface FormatLinkProps {
  readonly field: string
  readonly formatAnchor: (field: string) => string
}

/** A link to the format of a column on the same page, so that the work on the file is kept. */
export function FormatLink({ field, formatAnchor }: FormatLinkProps) {
  const { groups } = useCheckWords()
  return (
    <SiteLink className="fr-link fr-link--sm" href={`#${formatAnchor(field)}`}>
      {groups.format}
      <span className="fr-sr-only"> {groups.ofColumn(field)}</span>
    </SiteLink>
  )
}
