import { Box, Text } from 'ink'
import type { PurchaseOutput } from '../file-output.ts'
import { keyed } from './keyed.ts'

/** Purchases in three columns: what, when, how much. */
export function Purchases({ purchases }: { readonly purchases: readonly PurchaseOutput[] }) {
  const rows = keyed(purchases)
  return (
    <Box columnGap={2}>
      <Box flexDirection="column">
        {rows.map(({ key, item: { description } }) => (
          <Text key={key} wrap="truncate-end">{`• ${description}`}</Text>
        ))}
      </Box>
      <Box flexDirection="column" flexShrink={0}>
        {rows.map(({ key, item: { date } }) => (
          <Text key={key}>{date}</Text>
        ))}
      </Box>
      <Box flexDirection="column" flexShrink={0} alignItems="flex-end">
        {rows.map(({ key, item: { price } }) => (
          <Text key={key}>{price}</Text>
        ))}
      </Box>
    </Box>
  )
}
