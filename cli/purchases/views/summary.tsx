import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import { keyed } from '../../output/views/keyed.ts'
import { Prose } from '../../output/views/prose.tsx'
import { rowWidths, type SummaryRow } from '../summary-rows.ts'

const colours = { plain: undefined, strong: undefined, good: 'green', short: 'yellow' } as const

/** What a note needs beside the figures; below this, it comes under them. */
const noteWidth = 24
const gap = 2

interface SummaryProps {
  readonly title: string
  readonly groups: readonly (readonly SummaryRow[])[]
  readonly closing: readonly string[]
  readonly columns: number
}

function Summary({ title, groups, closing, columns }: SummaryProps) {
  const widths = rowWidths(groups)
  const figures = widths.label + widths.amount + widths.share + 2 * gap
  const layout = columns >= figures + gap + noteWidth ? 'line' : columns >= figures ? 'note below' : 'stacked'
  return (
    <Box flexDirection="column" rowGap={1}>
      <Prose bold>{title}</Prose>
      {keyed(groups).map(({ key, item }) => (
        <Box key={key} flexDirection="column">
          {item.map(row => (
            <Row key={row.label} row={row} widths={widths} layout={layout} />
          ))}
        </Box>
      ))}
      {closing.length > 0 ? (
        <Box flexDirection="column">
          {closing.map(line => (
            <Prose key={line}>{line}</Prose>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

interface RowProps {
  readonly row: SummaryRow
  readonly widths: ReturnType<typeof rowWidths>
  readonly layout: 'line' | 'note below' | 'stacked'
}

function Row({ row: { label, amount, share, note, tone }, widths, layout }: RowProps) {
  const isStrong = tone === 'strong'
  const colour = colours[tone]
  const noteText = note === '' ? null : <Prose {...(colour ? { color: colour } : { dimColor: true })}>{note}</Prose>
  if (layout === 'stacked') {
    return (
      <Box flexDirection="column">
        <Prose bold={isStrong}>{label}</Prose>
        <Box flexDirection="column" paddingLeft={2}>
          <Text bold={isStrong}>{[amount, ...(share === '' ? [] : [share])].join(' · ')}</Text>
          {noteText}
        </Box>
      </Box>
    )
  }
  return (
    <Box flexDirection="column">
      <Box columnGap={gap}>
        <Box width={widths.label} flexShrink={0}>
          <Text bold={isStrong}>{label}</Text>
        </Box>
        <Box width={widths.amount} flexShrink={0} justifyContent="flex-end">
          <Text bold={isStrong}>{amount}</Text>
        </Box>
        <Box width={widths.share} flexShrink={0} justifyContent="flex-end">
          <Text>{share}</Text>
        </Box>
        {layout === 'line' ? noteText : null}
      </Box>
      {layout === 'note below' && noteText ? <Box paddingLeft={2}>{noteText}</Box> : null}
    </Box>
  )
}

export function summaryView(
  title: string,
  groups: readonly (readonly SummaryRow[])[],
  closing: readonly string[],
  columns: number,
): ReactElement {
  return <Summary title={title} groups={groups} closing={closing} columns={columns} />
}
