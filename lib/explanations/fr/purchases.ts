import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { open, save } from './steps.ts'

export const purchases: Readonly<Record<CodeOf<'purchases'>, Explanation>> = {
  'local-definition-required': {
    meaning: 'L’achat porte la caractéristique LOCAL, mais ne dit pas ce que « local » signifie pour lui.',
    causes: [
      'La colonne « definition_local » a été tenue pour facultative : elle ne l’est que sans la caractéristique LOCAL.',
      'LOCAL a été confondu avec le circuit court, SHORT_DISTRIBUTION, qui compte les intermédiaires et non les kilomètres.',
    ],
    steps: [
      open,
      'Écrivez dans « definition_local » l’une des valeurs AUTOUR_SERVICE, DEPARTMENT, REGION ou AUTRE.',
      'Si l’achat n’est pas local, retirez LOCAL de ses caractéristiques.',
      save,
    ],
    origin: 'Règle de l’import : « local » n’est pas un label, chacun doit donc dire ce qu’il entend par là.',
  },
}
