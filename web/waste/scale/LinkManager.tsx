import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { endWeighingLink, type WeighingLink } from '@ma-cantine/lib/waste/weighing-links-api'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { refreshWaste, weighingLinks } from '../waste-queries.ts'
import { NewLink } from './NewLink.tsx'
import { useScaleWords } from './words/scale-words.ts'

/** The links by which a kitchen weighs without an account. Asked for when they are wanted: the page works offline. */
export function LinkManager({ canteenId }: { readonly canteenId: number }) {
  const words = useScaleWords().links
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fr-mb-2w" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.title}</summary>
      {isOpen && (
        <div className="fr-py-2w">
          <p>{words.intro}</p>
          <NewLink canteenId={canteenId} />
          <h3 className="fr-h6 fr-mt-3w">{words.list}</h3>
          <QueryView compact query={weighingLinks(canteenId)}>
            {links => (links.length === 0 ? <p>{words.none}</p> : <Links canteenId={canteenId} links={links} />)}
          </QueryView>
        </div>
      )}
    </details>
  )
}

function Links({ canteenId, links }: { readonly canteenId: number; readonly links: readonly WeighingLink[] }) {
  const words = useScaleWords().links
  const locale = useLocale()
  return (
    <ul className="mc-scale-links fr-raw-list">
      {links.map(({ id, periodStartDate, periodEndDate, isOpen, endDate, weighingCount, authorName }) => {
        const period = capitalise(formatPeriod({ start: periodStartDate, end: periodEndDate }, locale))
        return (
          <li key={id}>
            <span>
              <strong>{period}</strong>
              <span className="fr-hint-text">
                {[words.count(weighingCount), authorName].filter(each => each !== null).join(' · ')}
              </span>
            </span>
            <Badge small noIcon severity={isOpen ? 'success' : 'info'}>
              {isOpen ? words.open : endDate === null ? words.past : words.ended}
            </Badge>
            {isOpen && (
              <ConfirmButton
                action={words.endAction}
                accessibleName={words.endOf(period)}
                question={words.endQuestion}
                text={words.endText}
                keep={words.endKeep}
                work={() => client.call(endWeighingLink, { params: { canteenId, linkId: id } })}
                onDone={() => void refreshWaste()}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
