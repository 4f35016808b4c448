import { describeCounts } from '@ma-cantine/lib/imports/count-words'
import type { ImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { useLocale } from '../../app/locale.ts'
import './counts.css'

interface CountListProps {
  /** Null from a server that did not count them yet. */
  readonly counts: ImportCounts | null
  /** Whether they tell what an import would do. */
  readonly planned?: boolean
  /** About the messages to people, shown last. */
  readonly emails: { readonly title: string; readonly text: (count: number) => string }
}

/** What an import does to each kind of data, and to people. */
export function CountList({ counts, planned = false, emails }: CountListProps) {
  const locale = useLocale()
  if (!counts) return null
  const lines = describeCounts(counts, locale, planned ? 'planned' : 'done')
  return (
    <dl className="mc-import-counts">
      {lines.map(({ entity, title, parts }) => (
        <div key={entity}>
          <dt>{title}</dt>
          <dd>{parts.join(', ')}</dd>
        </div>
      ))}
      {counts.emails > 0 && (
        <div>
          <dt>{emails.title}</dt>
          <dd>{emails.text(counts.emails)}</dd>
        </div>
      )}
    </dl>
  )
}
