import type { Canteen } from '@ma-cantine/lib'
import {
  economicModelLabels,
  managementTypeLabels,
  productionTypeLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import { ministryName } from '@ma-cantine/lib/canteens/ministries'
import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import { sectorName } from '@ma-cantine/lib/canteens/sectors'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'

/** A canteen as the list shows it. */
export function describeCanteen(canteen: Canteen, { words, locale }: Context): FileOutput {
  const { id, name, siret, sirenUniteLegale, postalCode, city, productionType } = canteen
  const missing = missingCanteenFields(canteen).length
  return {
    mark: missing === 0 ? 'good' : 'idle',
    file: makePrintable(name),
    verdict: missing === 0 ? words.canteens.complete : words.canteens.incomplete(missing),
    message: [
      words.canteens.numbered(id),
      ...(siret ? [`SIRET ${siret}`] : sirenUniteLegale ? [`SIREN ${sirenUniteLegale}`] : []),
      ...(city ? [makePrintable([postalCode, city].filter(Boolean).join(' '))] : []),
      ...(productionType ? [productionTypeLabels[locale][productionType]] : []),
    ].join(' · '),
  }
}

/** A canteen with all that its managers wrote. */
export function describeCanteenDetail(canteen: Canteen, context: Context): FileOutput {
  const { locale, words } = context
  const { canteens } = words
  const { managementType, economicModel, lineMinistry, centralProducerSiret } = canteen
  const details: (readonly [keyof typeof canteens.labels, string | number | null])[] = [
    ['managementType', managementType && managementTypeLabels[locale][managementType]],
    ['economicModel', economicModel && economicModelLabels[locale][economicModel]],
    ['sectors', canteen.sectors.map(sectorName).join(', ') || null],
    ['lineMinistry', lineMinistry && ministryName(lineMinistry)],
    ['dailyMealCount', canteen.dailyMealCount],
    ['yearlyMealCount', canteen.yearlyMealCount],
    ['satelliteCanteensCount', canteen.satelliteCanteensCount],
    ['satellitesCount', canteen.satellitesCount],
    ['centralProducerSiret', centralProducerSiret],
    ['groupe', canteen.groupe && `${makePrintable(canteen.groupe.name)} (${canteens.numbered(canteen.groupe.id)})`],
    ['managers', canteen.managers.map(({ email }) => makePrintable(email)).join(', ')],
  ]
  return {
    ...describeCanteen(canteen, context),
    details: details.flatMap(([label, value]): DetailOutput[] =>
      value === null
        ? []
        : [
            {
              text: canteens.detail(canteens.labels[label], value),
              ...(label === 'satellitesCount' && {
                parts: canteen.satellites.map(({ id, name }) => `${makePrintable(name)} (${canteens.numbered(id)})`),
              }),
            },
          ],
    ),
  }
}
