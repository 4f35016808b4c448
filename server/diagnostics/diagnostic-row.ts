import { type AmountList, type AmountProperty, amountProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  type listQuestions,
  namesOf,
  weightQuestions,
  yesNoQuestions,
} from '@ma-cantine/lib/diagnostics/service-questions'

type YesNo = (typeof yesNoQuestions)[number]
type Weight = keyof typeof weightQuestions
type List = keyof typeof listQuestions

/** PostgreSQL gives decimals as texts. */
export type AmountColumns = { readonly [Property in AmountProperty]: number | string | null }

/** A row of `diagnostics` as the database gives it: SQLite has no booleans, lists are JSON. */
export type DiagnosticRow = Omit<
  Diagnostic,
  AmountProperty | YesNo | Weight | List | 'isFilled' | 'isTeledeclared' | 'teledeclaration'
> &
  AmountColumns & { readonly [Property in Weight]: number | string | null } & {
    readonly [Property in YesNo]: boolean | number | null
  } & { readonly [Property in List]: string | null }

const numberOf = (value: number | string | null): number | null => (value === null ? null : Number(value))

export const amountListOf = (row: AmountColumns): AmountList =>
  amountProperties.map(property => numberOf(row[property]))

/** What the two databases store in their own way. */
export function valuesOf(row: DiagnosticRow): Pick<Diagnostic, AmountProperty | YesNo | Weight | List> {
  return {
    ...each(amountProperties, property => numberOf(row[property])),
    ...each(yesNoQuestions, property => (row[property] === null ? null : Boolean(row[property]))),
    ...each(namesOf(weightQuestions), property => numberOf(row[property])),
    wasteActions: listOf(row.wasteActions),
    diversificationPlanActions: listOf(row.diversificationPlanActions),
    vegetarianMenuBases: listOf(row.vegetarianMenuBases),
    communicationSupports: listOf(row.communicationSupports),
  }
}

const listOf = <Code>(text: string | null): Code[] | null => (text === null ? null : (JSON.parse(text) as Code[]))

function each<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value): Record<Name, Value> {
  return Object.fromEntries(names.map(name => [name, value(name)])) as Record<Name, Value>
}
