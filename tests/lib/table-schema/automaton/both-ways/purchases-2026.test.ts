import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(['achats_2026_siret', 'achats_2026_id'], 4_500_000)
