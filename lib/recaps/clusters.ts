import type { Keyed } from './keyed.ts'
import type { RecapLine } from './recap-verdict.ts'

/** Rows of one article whose periods overlap: a purchase may belong to any of them. */
export interface Cluster {
  /** The key of the article, without its labels. */
  readonly article: string
  readonly lines: readonly Keyed<RecapLine>[]
}

export function clustersOf(lines: readonly Keyed<RecapLine>[]): Cluster[] {
  const byArticle = Map.groupBy(lines, ({ keys }) => keys.unlabelled)
  return [...byArticle].flatMap(([article, ofArticle]) => overlapping(ofArticle).map(lines => ({ article, lines })))
}

function overlapping(lines: readonly Keyed<RecapLine>[]): Keyed<RecapLine>[][] {
  const clusters: Keyed<RecapLine>[][] = []
  let lastDay = ''
  for (const line of lines.toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))) {
    const cluster = clusters.at(-1)
    if (cluster && line.firstDay <= lastDay) cluster.push(line)
    else clusters.push([line])
    if (line.lastDay > lastDay) lastDay = line.lastDay
  }
  return clusters
}
