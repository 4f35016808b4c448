import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { RegisteredEstablishment } from '@ma-cantine/lib/canteens/establishment-search-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../../app/locale.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface FoundByNameProps {
  readonly establishment: RegisteredEstablishment
  readonly onChoose: (siret: string) => void
}

export function FoundByName({ establishment, onChoose }: FoundByNameProps) {
  const { nameSearch: words, search } = useCanteenFormWords()
  const locale = useLocale()
  const { siret, street, postalCode, city, isOpen, closingDate, canteen } = establishment
  const name = establishment.name ?? search.unnamed
  const town = [postalCode, city].filter(part => part !== null).join(' ')
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className="fr-text--sm fr-mb-0">{[street, town].filter(Boolean).join(', ')}</p>
        <p className="fr-text--sm fr-mb-0">{search.numbers.siret(siret)}</p>
        {!isOpen && (
          <Badge severity="warning" small>
            {closingDate === null ? words.closed : words.closedOn(formatDay(closingDate, locale))}
          </Badge>
        )}
        {canteen && (
          <Badge severity="info" small>
            {canteen.isManagedByUser ? words.managed : words.known}
          </Badge>
        )}
      </div>
      <Button
        type="button"
        priority="secondary"
        size="small"
        nativeButtonProps={{ 'aria-label': words.chooseWhich(name, siret) }}
        onClick={() => onChoose(siret)}
      >
        {words.choose}
      </Button>
    </li>
  )
}
