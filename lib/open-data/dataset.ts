import type { Column } from './column.ts'

export const datasetNames = ['cantines', 'teledeclarations', 'statistiques'] as const
export type DatasetName = (typeof datasetNames)[number]

/** What the service publishes as open data: its rows, and the words that describe them. */
export interface Dataset<Row = never> {
  readonly name: DatasetName
  readonly title: string
  readonly description: string
  /** Of its Table Schema: a major one when programs that read the files must change (https://semver.org). */
  readonly version: string
  readonly keywords: readonly string[]
  readonly columns: readonly Column<Row>[]
}
