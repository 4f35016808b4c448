import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(['diagnostics_2026_siret', 'diagnostics_2026_id', 'diagnostics_complets_2026'], 6_000_000)
