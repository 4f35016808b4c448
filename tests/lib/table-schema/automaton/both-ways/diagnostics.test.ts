import { fileKinds } from '@ma-cantine/lib'
import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(
  fileKinds.filter(kind => kind.startsWith('diagnostics') && !kind.includes('2026')),
  3_000_000,
)
