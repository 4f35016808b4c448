import type { Explanation } from '../explanation.ts'
import type { CodeOf } from '../families.ts'
import { open, save } from './steps.ts'

export const purchases: Readonly<Record<CodeOf<'purchases'>, Explanation>> = {
  'local-definition-required': {
    meaning: 'The purchase has the characteristic LOCAL, but does not say what “local” means for it.',
    causes: [
      'The column “definition_local” was taken for optional: it is only so without the characteristic LOCAL.',
      'LOCAL was mistaken for a short supply chain, SHORT_DISTRIBUTION, which counts middlemen and not kilometres.',
    ],
    steps: [
      open,
      'Write in “definition_local” one of the values AUTOUR_SERVICE, DEPARTMENT, REGION or AUTRE.',
      'If the purchase is not local, take LOCAL out of its characteristics.',
      save,
    ],
    origin: 'The import’s own rule: “local” is not a label, so everyone must say what they mean by it.',
  },
}
