import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { type ReactNode, useId } from 'react'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { ClosedWarning } from './ClosedWarning.tsx'
import { EstablishmentCard } from './EstablishmentCard.tsx'
import type { Found, Selection } from './selection.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface FoundCardProps {
  readonly found: Found
  readonly onSelect: (selection: Selection) => void
  /** The label of the button that selects a legal unit. */
  readonly unitAction: string
  /** The button with which to join the team of a canteen, or to take it over. */
  readonly renderTeamButton: (canteen: CanteenStatus) => ReactNode
}

/** What the search found: a canteen that exists, or what one can be created for. */
export function FoundCard({ found, onSelect, unitAction, renderTeamButton }: FoundCardProps) {
  const { search: words } = useCanteenFormWords()
  if (found.kind === 'canteen') {
    const { canteen } = found
    return (
      <EstablishmentCard
        facts={canteen}
        number={numberOf(canteen)}
        hasFocus
        badge={
          <Badge as="span" severity={canteen.isManagedByUser ? 'success' : 'info'} small>
            {words.exists}
          </Badge>
        }
      >
        <CanteenRelation canteen={canteen} />
        {!canteen.isManagedByUser && renderTeamButton(canteen)}
      </EstablishmentCard>
    )
  }
  const { selection } = found
  return (
    <EstablishmentCard facts={selection} number={selection} hasFocus>
      {!selection.isVerified && (
        <Alert className="fr-my-2w" severity="warning" small description={words.unverified[selection.kind]} />
      )}
      {selection.isClosed && <ClosedWarning closingDate={selection.closingDate} />}
      {found.kind === 'unit' && found.canteens.length > 0 && (
        <LinkedCanteens canteens={found.canteens} renderTeamButton={renderTeamButton} />
      )}
      <Button type="button" priority="secondary" onClick={() => onSelect(selection)}>
        {found.kind === 'unit' ? unitAction : selection.isClosed ? words.selectAnyway : words.select}
      </Button>
    </EstablishmentCard>
  )
}

const numberOf = ({ siret, siren }: CanteenStatus): Pick<Selection, 'kind' | 'number'> =>
  siret ? { kind: 'siret', number: siret } : { kind: 'siren', number: siren ?? '' }

/** The role of the person in a canteen, as a sentence. */
function CanteenRelation({ canteen }: { canteen: CanteenStatus }) {
  const { search: words } = useCanteenFormWords()
  if (!canteen.isManagedByUser)
    return <p className="fr-my-2w">{canteen.canBeClaimed ? words.claimable : words.joinable}</p>
  return (
    <p className="fr-my-2w">
      {words.managed}{' '}
      <SiteLink className="fr-link" href={addressOf('DashboardManager', { canteenUrlComponent: canteen.id })}>
        {words.dashboard}
      </SiteLink>
    </p>
  )
}

interface LinkedCanteensProps extends Pick<FoundCardProps, 'renderTeamButton'> {
  readonly canteens: readonly CanteenStatus[]
}

/** The canteens that are attached to a legal unit already. */
function LinkedCanteens({ canteens, renderTeamButton }: LinkedCanteensProps) {
  const { search: words } = useCanteenFormWords()
  const id = useId()
  return (
    <>
      <div id={id}>
        <Badge severity="warning" small>
          {words.linked(canteens.length)}
        </Badge>
      </div>
      <ul className="fr-raw-list mc-linked" aria-labelledby={id}>
        {canteens.map(canteen => (
          <li key={canteen.id}>
            <strong>{canteen.name}</strong>
            {canteen.city !== null && (
              <span className="fr-text--sm fr-mb-0">
                {canteen.department === null ? canteen.city : words.town(canteen.city, canteen.department)}
              </span>
            )}
            <span className="fr-text--sm fr-mb-0">
              {canteen.isManagedByUser
                ? words.linkedManaged
                : canteen.canBeClaimed
                  ? words.linkedClaimable
                  : words.linkedJoinable}
            </span>
            {canteen.isManagedByUser ? (
              <SiteLink
                className="fr-link fr-link--sm"
                href={addressOf('DashboardManager', { canteenUrlComponent: canteen.id })}
              >
                {words.dashboard}
              </SiteLink>
            ) : (
              renderTeamButton(canteen)
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
