import { Box, Text } from 'ink'
import { columnGap, type Layout, markWidth } from '../layout/lay-out.ts'
import type { Row } from '../navigation/page.ts'
import { styles } from './styled-line.tsx'

type ListProps = Pick<Layout, 'rows' | 'widths' | 'titles' | 'chosen'>

/** The rows that fit, the chosen one marked. */
export function List({ rows, widths, titles, chosen }: ListProps) {
  return (
    <Box flexDirection="column" flexShrink={0}>
      {titles.length > 0 && rows.length > 0 ? (
        <Cells cells={titles} widths={widths} mark="  " style={{ dimColor: true }} />
      ) : null}
      {rows.map(row => (
        <ListRow key={row.id} row={row} widths={widths} isChosen={row === chosen} />
      ))}
    </Box>
  )
}

interface RowProps {
  readonly row: Row
  readonly widths: readonly number[]
  readonly isChosen: boolean
}

function ListRow({ row: { cells, tone }, widths, isChosen }: RowProps) {
  const style = isChosen ? { bold: true, color: 'cyan' } : tone ? styles[tone] : {}
  return <Cells cells={cells} widths={widths} mark={isChosen ? '❯ ' : '  '} style={style} />
}

interface CellsProps {
  readonly cells: readonly string[]
  readonly widths: readonly number[]
  readonly mark: string
  readonly style: Parameters<typeof Text>[0]
}

function Cells({ cells, widths, mark, style }: CellsProps) {
  return (
    <Box height={1} flexShrink={0}>
      <Box width={markWidth} flexShrink={0}>
        <Text {...style}>{mark}</Text>
      </Box>
      {widths.map((width, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place.
        <Box key={column} width={width} marginRight={column < widths.length - 1 ? columnGap : 0} flexShrink={0}>
          <Text wrap="truncate-end" {...style}>
            {cells[column] ?? ''}
          </Text>
        </Box>
      ))}
    </Box>
  )
}
