import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(['cantines_2026_creer', 'cantines_2026_modifier'], 5_500_000)
