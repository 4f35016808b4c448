import { Box, Text } from 'ink'
import type { ReactElement } from 'react'
import type { Context } from '../../app/context.ts'
import { columnWidths } from '../../output/column-widths.ts'
import { keyed } from '../../output/views/keyed.ts'
import { Prose } from '../../output/views/prose.tsx'
import { type PurchaseLine, purchaseCard } from '../purchase-output.ts'

interface Column {
  readonly title: string
  readonly cell: (line: PurchaseLine) => string
  /** A column that keeps its whole width; the others are cut on a screen that is too narrow. */
  readonly whole?: true
  readonly right?: true
  readonly dim?: true
}

/** Below these widths, a purchase is shown on lines of its own rather than in a table: its cells would say too little. */
const tableWidth = 72
const tableWidthWithCanteens = 96
const characteristicsWidth = 110
const gap = 2

interface ListProps {
  readonly lines: readonly PurchaseLine[]
  readonly closing: readonly string[]
  readonly columns: number
  readonly context: Context
}

function PurchaseList({ lines, closing, columns, context }: ListProps) {
  const needed = lines.some(({ canteen }) => canteen !== null) ? tableWidthWithCanteens : tableWidth
  return (
    <Box flexDirection="column">
      {columns < needed ? (
        <Cards lines={lines} context={context} />
      ) : (
        <Table lines={lines} columns={columns} context={context} />
      )}
      <Box flexDirection="column" marginTop={lines.length > 0 ? 1 : 0}>
        {closing.map(line => (
          <Prose key={line}>{line}</Prose>
        ))}
      </Box>
    </Box>
  )
}

function Cards({ lines, context }: Pick<ListProps, 'lines' | 'context'>) {
  return (
    <Box flexDirection="column" rowGap={1}>
      {lines.map(line => {
        const [title = '', facts = '', more = ''] = purchaseCard(line, context)
        return (
          <Box key={line.id} flexDirection="column">
            <Text bold wrap="truncate-end">
              {title}
            </Text>
            <Box paddingLeft={2} flexDirection="column">
              <Prose>{facts}</Prose>
              {more === '' ? null : <Prose dimColor>{more}</Prose>}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

function Table({ lines, columns, context: { words } }: Omit<ListProps, 'closing'>) {
  if (lines.length === 0) return null
  const { headers } = words.purchases
  const shown: Column[] = [
    { title: headers.id, cell: ({ id }) => id, whole: true, right: true, dim: true },
    { title: headers.day, cell: ({ day }) => day, whole: true },
    { title: headers.product, cell: ({ product }) => product },
    { title: headers.supplier, cell: ({ supplier }) => supplier },
    ...(lines.some(({ canteen }) => canteen !== null)
      ? [{ title: headers.canteen, cell: ({ canteen }: PurchaseLine) => canteen ?? '' }]
      : []),
    { title: headers.family, cell: ({ family }) => family },
    ...(columns >= characteristicsWidth
      ? [{ title: headers.characteristics, cell: ({ characteristics }: PurchaseLine) => characteristics }]
      : []),
    { title: headers.price, cell: ({ price }) => price, whole: true, right: true },
  ]
  const natural = shown.map(({ title, cell }) => Math.max(title.length, ...lines.map(line => cell(line).length)))
  const wholeWidth = natural.reduce((sum, width, index) => sum + (shown[index]?.whole ? width : 0), 0)
  const cut = natural.filter((_, index) => !shown[index]?.whole)
  const cutWidths = columnWidths(cut, columns - wholeWidth - gap * (shown.length - 1))
  const widths = natural.map((width, index) => (shown[index]?.whole ? width : (cutWidths.shift() ?? width)))
  return (
    <Box columnGap={gap}>
      {shown.map(({ title, cell, right, dim = false }, index) => (
        <Box
          key={title}
          flexDirection="column"
          flexShrink={0}
          width={widths[index]}
          alignItems={right ? 'flex-end' : 'flex-start'}
        >
          <Text bold wrap="truncate-end">
            {title}
          </Text>
          {keyed(lines).map(({ key, item }) => (
            <Text key={key} dimColor={dim} wrap="truncate-end">
              {cell(item)}
            </Text>
          ))}
        </Box>
      ))}
    </Box>
  )
}

export function purchaseListView(
  lines: readonly PurchaseLine[],
  closing: readonly string[],
  columns: number,
  context: Context,
): ReactElement {
  return <PurchaseList lines={lines} closing={closing} columns={columns} context={context} />
}
