import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useDeliveryWords = catalogue(fr, () => import('./en.ts'))
