import { conform } from '../criterion.ts'
import { everyScreen, links as linkTest } from '../proofs.ts'

export const links = [
  conform('6.1', 'Chaque lien dit où il mène.', 'Each link says where it leads.', linkTest, everyScreen),
  conform('6.2', 'Chaque lien a un intitulé.', 'Each link has a name.', linkTest),
]
