import { goalsOf, type Territory } from '@ma-cantine/lib/purchases/territory-goals'

/** One territory for each line of the table; those that share a line have the same goals. */
const examples = {
  mainland: { region: null, department: null },
  overseas: { region: '01', department: '971' },
  saintPierre: { region: null, department: '975' },
  mayotte: { region: '06', department: '976' },
} as const satisfies Readonly<Record<string, Territory>>

export type GoalTerritory = keyof typeof examples

/** The goals of the law by territory, for people to read. */
export const goalTerritories = (Object.keys(examples) as GoalTerritory[]).map(territory => ({
  territory,
  ...goalsOf(examples[territory]),
}))
