import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import {
  economicModelLabels,
  managementTypeLabels,
  ministryLabels,
  productionTypeLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { isCentralKitchen, isGroup, mayHaveSatellites, servesMeals } from '@ma-cantine/lib/canteens/production'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { useLocale } from '../app/locale.ts'
import { useSectorNames } from '../canteens/CanteenIndicators.tsx'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import { Satellites } from './Satellites.tsx'
import { useProgressWords } from './words/progress-words.ts'
import '../ui/details.css'

type Fact = readonly [name: string, value: string | null | undefined]

/** The description of a canteen in blocks, what it lacks, and the satellites of a kitchen or a group. */
export function EstablishmentSummary({ canteen }: { readonly canteen: Canteen }) {
  const words = useProgressWords()
  const { fields } = useCanteenWords()
  const locale = useLocale()
  const sectorNames = useSectorNames()
  const { productionType, managementType, economicModel, lineMinistry, centralKitchen } = canteen
  const place = canteen.cityInseeCode ? canteen.city : null
  const number = (value: number | null) => (value === null ? undefined : formatNumber(value, locale))
  const isSite = !isGroup(productionType)
  const missing = missingCanteenFields(canteen)
  const blocks: readonly { readonly title: string; readonly icon: string; readonly facts: readonly Fact[] }[] = [
    {
      title: words.facts.identity,
      icon: 'fr-icon-building-line',
      facts: [
        [fields.name, canteen.name],
        ...(isSite ? [[fields.siret, canteen.siret] as const] : []),
        ...(canteen.sirenUniteLegale ? [[fields.sirenUniteLegale, canteen.sirenUniteLegale] as const] : []),
      ],
    },
    ...(isSite
      ? [{ title: words.facts.place, icon: 'fr-icon-map-pin-2-line', facts: [[fields.city, place] as const] }]
      : []),
    {
      title: words.facts.organisation,
      icon: 'fr-icon-team-line',
      facts: [
        ...(isSite
          ? [[fields.economicModel, economicModel && economicModelLabels[locale][economicModel]] as const]
          : []),
        [fields.managementType, managementType && managementTypeLabels[locale][managementType]],
        [fields.productionType, productionType && productionTypeLabels[locale][productionType]],
        ...(canteen.isSatellite
          ? [
              [
                canteen.groupe ? words.facts.group : words.facts.deliverer,
                [centralKitchen?.name, canteen.centralProducerSiret].filter(Boolean).join(', '),
              ] as const,
            ]
          : []),
      ],
    },
    {
      title: words.facts.meals,
      icon: 'fr-icon-restaurant-line',
      facts: [
        ...(servesMeals(productionType) ? [[words.facts.daily, number(canteen.dailyMealCount)] as const] : []),
        [words.facts.yearly, number(canteen.yearlyMealCount)],
        ...(isCentralKitchen(productionType)
          ? [[words.facts.satellitesCount, number(canteen.satelliteCanteensCount)] as const]
          : []),
      ],
    },
    ...(isSite
      ? [
          {
            title: words.facts.activity,
            icon: 'fr-icon-briefcase-line',
            facts: [
              [fields.sectors, sectorNames(canteen.sectors)] as const,
              ...(lineMinistry ? [[fields.lineMinistry, ministryLabels[locale][lineMinistry]] as const] : []),
            ],
          },
        ]
      : []),
  ]
  return (
    <>
      {missing.length > 0 && (
        <Alert
          className="fr-mb-3w"
          severity="warning"
          small
          description={`${words.missing} ${missing.map(name => fields[name]).join(', ')}.`}
        />
      )}
      <div className="mc-progress-facts">
        {blocks.map(({ title, icon, facts }) => (
          <section key={title} aria-label={title}>
            <h3 className="fr-h6 fr-mb-1w">
              <span className={`${icon} fr-mr-1w`} aria-hidden="true" />
              {title}
            </h3>
            <dl className="mc-details">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value || '—'}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {mayHaveSatellites(productionType) && <Satellites canteen={canteen} />}
    </>
  )
}
