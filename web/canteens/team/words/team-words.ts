import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useTeamWords = catalogue(fr, () => import('./en.ts'))
