import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(['cantines_2026_creer', 'cantines_2026_modifier', 'cantines_2026_gestionnaires'], 5_500_000)
