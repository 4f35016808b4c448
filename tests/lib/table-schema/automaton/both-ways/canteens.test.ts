import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(['cantines', 'cantines_admin'], 2_000_000)
