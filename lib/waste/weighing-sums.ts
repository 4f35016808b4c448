import { z } from 'zod'
import { type WasteSource, wasteSources } from './waste-fields.ts'
import { type WasteFormValues, type WasteStepSlug, wasteStep } from './waste-tunnel.ts'
import type { EdibleAnswer } from './weighing-fields.ts'

const figures = { count: z.int(), grams: z.int() }

/** The sums of the weighings of a period. */
export const WeighingSums = z.object({
  ...figures,
  sources: z.array(
    z.object({
      source: z.enum(wasteSources),
      ...figures,
      edibleGrams: z.int(),
      inedibleGrams: z.int(),
      /** Weighed without sorting what could have been eaten. */
      unsortedGrams: z.int(),
    }),
  ),
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
  authors: z.array(
    z.object({
      /** Null for the links of the kitchen, and for accounts that no longer exist. */
      name: z.string().nullable(),
      isKitchen: z.boolean(),
      ...figures,
    }),
  ),
})
export type WeighingSums = z.output<typeof WeighingSums>

/** Weighings that share a day, a source, an answer and an author, added up. */
export interface WeighingGroup {
  readonly day: string
  readonly source: WasteSource
  readonly edible: EdibleAnswer
  readonly name: string | null
  readonly isKitchen: boolean
  readonly count: number
  readonly grams: number
}

type Figures = Pick<WeighingGroup, 'count' | 'grams'>

const add = (groups: readonly Figures[]): Figures => ({
  count: groups.reduce((sum, { count }) => sum + count, 0),
  grams: groups.reduce((sum, { grams }) => sum + grams, 0),
})

export function addUpWeighings(groups: readonly WeighingGroup[]): WeighingSums {
  const gramsOf = (source: WasteSource, edible: EdibleAnswer) =>
    add(groups.filter(group => group.source === source && group.edible === edible)).grams
  const days = Map.groupBy(groups, ({ day }) => day)
  const authors = Map.groupBy(groups, ({ name, isKitchen }) => JSON.stringify([isKitchen, name]))
  return {
    ...add(groups),
    sources: wasteSources.map(source => ({
      source,
      ...add(groups.filter(group => group.source === source)),
      edibleGrams: gramsOf(source, 'yes'),
      inedibleGrams: gramsOf(source, 'no'),
      unsortedGrams: gramsOf(source, 'unknown'),
    })),
    days: [...days]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([day, groups]) => ({ day, ...add(groups) })),
    authors: [...authors.values()].map(groups => ({
      name: groups[0]?.name ?? null,
      isKitchen: groups[0]?.isKitchen ?? false,
      ...add(groups),
    })),
  }
}

/** Kilograms with at most two decimals, as the tunnel has them. */
const massOf = (grams: number): string => String(Math.round(grams / 10) / 100).replace('.', ',')

/**
 * What the weighings answer to the questions of a step; null where they say nothing. A source has its edible and
 * inedible masses only if all of it was sorted.
 */
export function weighedValues(sums: WeighingSums, step: WasteStepSlug): Partial<WasteFormValues> | null {
  if (sums.count === 0) return null
  if (step === 'total') return { totalMass: massOf(sums.grams) }
  if (step === 'distinction') return { isSortedBySource: 'yes' }
  const { source } = wasteStep(step)
  if (source === null) return null
  const weighed = sums.sources.find(each => each.source === source)
  if (!weighed || weighed.count === 0) return null
  const total = { [`${source}TotalMass`]: massOf(weighed.grams) }
  if (weighed.unsortedGrams === weighed.grams) return { ...total, [`${source}IsSorted`]: 'no' }
  if (weighed.unsortedGrams > 0) return total
  return {
    ...total,
    [`${source}IsSorted`]: 'yes',
    [`${source}EdibleMass`]: massOf(weighed.edibleGrams),
    [`${source}InedibleMass`]: massOf(weighed.inedibleGrams),
  }
}

/** Forms hold null for radio buttons of which none is chosen. */
const textAt = (values: Readonly<Record<string, string | null>>, name: string): string => (values[name] ?? '').trim()

/** Whether nothing was answered at a step yet. */
export const isStepEmpty = (step: WasteStepSlug, values: WasteFormValues): boolean =>
  wasteStep(step).asks.every(name => textAt(values, name) === '')

/** Whether the answers of a step differ from what was weighed. */
export const differsFromWeighed = (values: WasteFormValues, weighed: Partial<WasteFormValues>): boolean =>
  Object.entries(weighed).some(([name, value]) => {
    const typed = textAt(values, name).replace('.', ',')
    return typed !== value && Number(typed.replace(',', '.')) !== Number(value.replace(',', '.'))
  })
