import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import {
  gridProperties,
  isTyped,
  type StoredAmount,
  simpleProperties,
} from '@ma-cantine/lib/diagnostics/amount-properties'
import { declaredAnswers } from '@ma-cantine/lib/diagnostics/declared-answers'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { impossibleCells } from '@ma-cantine/lib/diagnostics/impossible-cells'
import { givenParts } from '@ma-cantine/lib/diagnostics/included-amounts'
import type { GridProperty } from '@ma-cantine/lib/diagnostics/product-grid'
import { qualityShares } from '@ma-cantine/lib/diagnostics/quality-figures'
import { gridCellOf } from '@ma-cantine/lib/diagnostics/quality-steps'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatKilograms } from '@ma-cantine/lib/messages/numbers'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { declaredAnswerText, establishmentRows, isRowAsked } from '@ma-cantine/lib/teledeclaration/declared-rows'
import {
  coversOtherMeasures,
  coversPurchases,
  type TeledeclarationMode,
} from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import { wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { sourceLabels } from '@ma-cantine/lib/waste/weighing-fields'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useLocale } from '../app/locale.ts'
import { useSectorNames } from '../canteens/CanteenIndicators.tsx'
import { useQualityNames } from '../diagnostics/quality/quality-names.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { Table } from '../ui/Table.tsx'
import { usePeriodWords } from '../waste/summary/period-words.ts'
import { measurementsOfYear } from '../waste/waste-queries.ts'
import { useDeclaredWords } from './words/declared-words.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

export interface DeclaredTableProps {
  readonly canteen: Canteen
  readonly diagnostic: Diagnostic
  readonly mode: TeledeclarationMode
}

/**
 * All that a declaration holds, in two columns. What is not given is told by words, on a yellow ground. Each part is a table
 * of its own: a heading in the middle of one would make it a complex table, which needs a summary.
 */
export function DeclaredTable(props: DeclaredTableProps) {
  const words = useTeledeclarationWords().preview
  return (
    <ScrollRegion className="mc-declared" label={words.table}>
      <Establishment {...props} />
      <Purchases {...props} />
      {coversOtherMeasures(props.mode) && <OtherMeasures {...props} />}
    </ScrollRegion>
  )
}

/** Rows under a title of their own. */
function Part({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) {
  const { columns } = useTeledeclarationWords().preview
  return (
    <Table caption={title} isCaptionShown columns={[columns.item, columns.value]}>
      {children}
    </Table>
  )
}

interface RowProps {
  readonly label: string
  /** Null for what is not given: `missing` then tells so. */
  readonly value: string | null
  readonly missing: string
  readonly isAmount?: boolean
}

const Row = ({ label, value, missing, isAmount = false }: RowProps) => (
  <tr className={value === null ? 'mc-declared__missing' : undefined}>
    <th scope="row">{label}</th>
    <td className={isAmount && value !== null ? 'mc-declared__amount' : undefined}>{value ?? missing}</td>
  </tr>
)

function Establishment({ canteen, diagnostic, mode }: DeclaredTableProps) {
  const { preview } = useTeledeclarationWords()
  const declared = useDeclaredWords()
  const sectorNames = useSectorNames()
  const locale = useLocale()
  const { cityInseeCode, city, centralKitchen, centralProducerSiret } = canteen
  const facts = {
    ...canteen,
    siren: canteen.sirenUniteLegale,
    satelliteCanteensCount: isGroup(canteen.productionType)
      ? canteen.satellites.length
      : canteen.satelliteCanteensCount,
    city: cityInseeCode === null ? null : [cityInseeCode, city && `(${city})`].filter(Boolean).join(' '),
    kitchen: [centralKitchen?.name, centralProducerSiret].filter(Boolean).join(', ') || null,
    sectors: sectorNames(canteen.sectors) || null,
    diagnosticType: coversPurchases(mode) ? diagnostic.diagnosticType : null,
  }
  return (
    <Part title={preview.establishment}>
      {establishmentRows(facts, locale).map(([field, value]) =>
        value === null && !isRowAsked(field, canteen, mode) ? null : (
          <Row key={field} label={declared.fields[field]} value={value} missing={preview.notGiven} />
        ),
      )}
    </Part>
  )
}

function Purchases({ canteen, diagnostic, mode }: DeclaredTableProps) {
  const { preview: words } = useTeledeclarationWords()
  const declared = useDeclaredWords()
  const { familyOf } = useQualityNames()
  const locale = useLocale()
  if (!coversPurchases(mode)) {
    return (
      <div className="mc-declared__part">
        <strong>{words.purchases}</strong>
        <p className="fr-mb-0">{canteen.groupe ? words.purchasesOfGroup : words.purchasesOfKitchen}</p>
      </div>
    )
  }
  const isDetailed = diagnostic.diagnosticType === 'COMPLETE'
  const { organic, quality } = qualityShares(diagnostic)
  const goals = goalsOf(canteen)
  const percent = (share: number | null, goal: number) => (share === null ? null : formatShare(share, locale, goal))
  const nameOf = (property: StoredAmount): string => {
    const cell = gridCellOf(property)
    if (!cell) return declared.totals[property as keyof typeof declared.totals]
    return words.cell(declared.labels[cell.label.property], familyOf(cell.family.property))
  }
  const properties = [
    ...(isDetailed ? [...simpleProperties.filter(isTyped), ...gridProperties] : simpleProperties),
    ...givenParts(diagnostic),
  ]
  return (
    <Part
      title={
        <>
          {words.purchases}
          <span className="mc-declared__summary">
            {diagnostic.valueTotalHt
              ? words.shares(percent(organic, goals.organic), percent(quality, goals.quality))
              : words.incomplete}
          </span>
        </>
      }
    >
      {properties.map(property => {
        const amount = diagnostic[property]
        const isImpossible = impossibleCells.has(property as GridProperty)
        return amount === null && isImpossible ? null : (
          <Row
            key={property}
            label={nameOf(property)}
            value={amount === null ? null : formatEuros(amount, locale)}
            missing={words.unknown}
            isAmount
          />
        )
      })}
    </Part>
  )
}

function OtherMeasures({ canteen, diagnostic }: DeclaredTableProps) {
  const { preview: words } = useTeledeclarationWords()
  const declared = useDeclaredWords()
  const locale = useLocale()
  const measurements = useQuery(measurementsOfYear(canteen.id, diagnostic.year)).data ?? []
  return (
    <Part title={words.others}>
      {declaredAnswers(canteen, diagnostic).map(({ name, state }) => (
        <Fragment key={name}>
          <Row
            label={declared.questions[name]}
            value={
              state === 'not-applicable'
                ? words.notApplicable
                : declaredAnswerText(name, diagnostic[name], declared, locale)
            }
            missing={words.notGiven}
          />
          {name === 'hasWasteMeasures' &&
            measurements.map(measurement => <Measurement key={measurement.id} measurement={measurement} />)}
        </Fragment>
      ))}
    </Part>
  )
}

/** A waste measurement of the year, with what comes from where if it was sorted. */
function Measurement({ measurement }: { readonly measurement: WasteMeasurement }) {
  const words = useTeledeclarationWords().preview
  const locale = useLocale()
  const { inSentence: period } = usePeriodWords()(measurement)
  const kilograms = (mass: number | null) => (mass === null ? null : formatKilograms(Number(mass), locale))
  const sources = measurement.isSortedBySource
    ? wasteSources.map(source =>
        words.source(sourceLabels[locale][source], kilograms(measurement[`${source}TotalMass`]) ?? words.notGiven),
      )
    : []
  const total = kilograms(measurement.totalMass)
  return (
    <Row
      label={words.measurement(period)}
      value={total === null ? null : [total, ...sources].join(' ; ')}
      missing={words.notGiven}
    />
  )
}
