import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import { edibleShares, gapOfSources, gramsPerMeal, sourceShares } from '@ma-cantine/lib/waste/waste-figures'
import type { ListedWasteMeasurement } from '@ma-cantine/lib/waste/waste-file-api'
import { sourceLabels } from '@ma-cantine/lib/waste/weighing-fields'
import type { Context } from '../app/context.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'

/** A measurement as the list shows it. */
export function describeMeasurement(measurement: ListedWasteMeasurement, { words }: Context): FileOutput {
  const { waste } = words
  const { id, canteenName, periodStartDate, periodEndDate, daysInPeriod, mealCount, totalMass } = measurement
  const grams = gramsPerMeal(measurement)
  return {
    mark: grams === null ? 'idle' : 'good',
    file: waste.period(periodStartDate, periodEndDate),
    verdict: grams === null ? waste.unfinished : waste.perMeal(grams),
    message: [
      waste.numbered(id),
      makePrintable(canteenName),
      waste.days(daysInPeriod),
      ...(mealCount === null ? [] : [waste.meals(mealCount)]),
      ...(totalMass === null ? [] : [waste.kilograms(totalMass)]),
    ].join(' · '),
  }
}

/** The figures of a measurement that are computed from its values. */
export const figuresOf = (measurement: ListedWasteMeasurement) => ({
  gramsPerMeal: gramsPerMeal(measurement),
  edible: edibleShares(measurement),
  sources: sourceShares(measurement),
  gapOfSources: gapOfSources(measurement),
})

/** A measurement with all its figures. */
export function describeMeasurementDetail(measurement: ListedWasteMeasurement, context: Context): FileOutput {
  const { waste } = context.words
  const { totalMass, totalYearlyWasteEstimation, isSortedBySource } = measurement
  const { edible, sources, gapOfSources: gap } = figuresOf(measurement)
  const mass = (kilograms: number | null) => (kilograms === null ? null : waste.kilograms(kilograms))
  const details: DetailOutput[] = [
    ...(totalMass === null ? [] : [{ text: waste.total(waste.kilograms(totalMass)) }]),
    ...(totalYearlyWasteEstimation === null
      ? []
      : [{ text: waste.yearly(waste.kilograms(totalYearlyWasteEstimation)) }]),
    ...(edible ?? []).map(share => ({ text: waste.share(waste[share.part], mass(share.mass), share.percentage) })),
  ]
  if (isSortedBySource === false)
    return { ...describeMeasurement(measurement, context), details, advice: waste.notSorted }
  for (const [index, source] of wasteSources.entries()) {
    const total = measurement[`${source}TotalMass`]
    if (total === null) continue
    details.push({
      text: waste.share(sourceLabels[context.locale][source], mass(total), sources?.[index]?.percentage ?? null),
      parts: [
        [waste.edible, measurement[`${source}EdibleMass`]] as const,
        [waste.inedible, measurement[`${source}InedibleMass`]] as const,
      ].flatMap(([label, part]) => (part === null ? [] : [waste.share(label, mass(part), null)])),
    })
  }
  const rest = sources?.find(({ part }) => part === 'unattributed')
  if (rest) details.push({ text: waste.share(waste.unattributed, mass(rest.mass), rest.percentage) })
  return {
    ...describeMeasurement(measurement, context),
    details,
    ...(gap ? { advice: waste.gap(waste.kilograms(Math.abs(gap))) } : {}),
  }
}
