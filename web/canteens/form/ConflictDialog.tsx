import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { CanteenGroup } from '@ma-cantine/lib/canteens/canteen-changes'
import {
  economicModelLabels,
  managementTypeLabels,
  ministryLabels,
  productionTypeLabels,
  sectorLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import type { CanteenValues } from '@ma-cantine/lib/canteens/canteen-values'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useFormWords } from '../../ui/words/form-words.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface ConflictDialogProps {
  readonly groups: readonly CanteenGroup[]
  readonly mine: CanteenValues
  readonly theirs: CanteenValues
  readonly onClose: () => void
  /** Called with the groups for which the values of the other person were chosen. */
  readonly onSettle: (takenFromThem: readonly CanteenGroup[]) => void
}

type Side = 'mine' | 'theirs'

/** Shows both values of what two people changed at once, side by side, and lets one be chosen for each. */
export function ConflictDialog({ groups, mine, theirs, onClose, onSettle }: ConflictDialogProps) {
  const { conflict: words, labels } = useCanteenFormWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const [choices, setChoices] = useState<Partial<Record<CanteenGroup, Side>>>({})
  const [isIncomplete, setIncomplete] = useState(false)

  function settle(): void {
    const incomplete = groups.some(group => choices[group] === undefined)
    setIncomplete(incomplete)
    if (!incomplete) onSettle(groups.filter(group => choices[group] === 'theirs'))
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {groups.map(group => (
        <RadioButtons
          key={group}
          name={`conflict-${group}`}
          legend={labels[labelOf(group)]}
          options={(['mine', 'theirs'] as const).map(side => ({
            label: describeValue(group, side === 'mine' ? mine : theirs, locale) || words.empty,
            hintText: words[side],
            nativeInputProps: {
              value: side,
              checked: choices[group] === side,
              onChange: () => setChoices({ ...choices, [group]: side }),
            },
          }))}
        />
      ))}
      <div role="alert">
        {isIncomplete && <Alert className="fr-mb-3w" severity="error" small description={words.choose} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" onClick={settle}>
            {words.action}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={onClose}>
            {cancel}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}

const labelOf = (group: CanteenGroup) =>
  group === 'establishment' ? 'siret' : group === 'town' ? 'citySelector' : group

/** The value of a group as the form shows it. */
function describeValue(group: CanteenGroup, values: CanteenValues, locale: Locale): string {
  switch (group) {
    case 'establishment':
      return values.siret ?? values.sirenUniteLegale ?? ''
    case 'town':
      return [values.postalCode, values.city].filter(Boolean).join(' ')
    case 'economicModel':
      return values.economicModel ? economicModelLabels[locale][values.economicModel] : ''
    case 'managementType':
      return values.managementType ? managementTypeLabels[locale][values.managementType] : ''
    case 'productionType':
      return values.productionType ? productionTypeLabels[locale][values.productionType] : ''
    case 'sectors':
      return values.sectors.map(id => sectorLabels[locale][String(id)]).join(', ')
    case 'lineMinistry':
      return values.lineMinistry ? (ministryLabels[locale][values.lineMinistry] ?? '') : ''
    default:
      return String(values[group] ?? '')
  }
}
