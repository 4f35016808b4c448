import { describeBothWays } from '../../../../support/both-ways.ts'

describeBothWays(['achats'], 1_001_200)
