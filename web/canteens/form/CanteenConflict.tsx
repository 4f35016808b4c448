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
import { useLocale } from '../../app/locale.ts'
import { ConflictDialog } from '../../ui/ConflictDialog.tsx'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

interface CanteenConflictProps {
  readonly groups: readonly CanteenGroup[]
  readonly mine: CanteenValues
  readonly theirs: CanteenValues
  readonly onClose: () => void
  /** Called with the groups for which the values of the other person were chosen. */
  readonly onSettle: (takenFromThem: readonly CanteenGroup[]) => void
}

/** Asks which values of a canteen to keep, where two people changed the same ones at once. */
export function CanteenConflict({ groups, mine, theirs, onClose, onSettle }: CanteenConflictProps) {
  const { conflict, labels } = useCanteenFormWords()
  const locale = useLocale()
  const questions = groups.map(name => ({
    name,
    label: labels[labelOf(name)],
    mine: describeValue(name, mine, locale),
    theirs: describeValue(name, theirs, locale),
  }))
  return <ConflictDialog words={conflict} questions={questions} onClose={onClose} onSettle={onSettle} />
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
