import * as english from '../messages/english.ts'
import * as french from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { LeftOutReason } from './diagnostic-file.ts'

interface LeftOutWords {
  readonly description: Readonly<Record<LeftOutReason, string>>
  /** A line of the list of reasons. */
  readonly line: (reason: LeftOutReason, count: number) => string
}

const fr: LeftOutWords['description'] = {
  'no-type': 'le type du bilan, simple ou détaillé, n’est pas encore choisi',
  'no-siret': 'la cantine n’a pas de SIRET, auquel l’import la reconnaît',
  'not-central': 'la cantine n’est pas une cuisine centrale',
  declared: 'le bilan est télédéclaré, et un import n’y touche plus',
  'other-type': 'le type du bilan, simple ou détaillé, n’est pas celui de ce format',
  satellites:
    'une des cantines que la cuisine livre ne peut pas figurer dans le fichier, et l’importer sans elle l’en détacherait',
  canteen: 'il manque à la cantine une information que l’import demande',
  figures: 'l’import refuserait les montants du bilan',
  sums: 'les totaux du bilan ne sont pas la somme de son détail, et l’import les changerait',
}

const en: LeftOutWords['description'] = {
  'no-type': 'the type of the diagnostic, simplified or detailed, is not chosen yet',
  'no-siret': 'the canteen has no SIRET, by which the import knows it',
  'not-central': 'the canteen is not a central kitchen',
  declared: 'the diagnostic is declared, and an import no longer touches it',
  'other-type': 'the type of the diagnostic, simplified or detailed, is not the one of this format',
  satellites:
    'one of the canteens that the kitchen delivers to cannot be in the file, and importing it without that one would detach it',
  canteen: 'the canteen lacks a detail that the import asks for',
  figures: 'the import would refuse the amounts of the diagnostic',
  sums: 'the totals of the diagnostic are not the sums of its details, and the import would change them',
}

/** Why diagnostics are left out of an exported file. */
export const leftOutWords: Readonly<Record<Locale, LeftOutWords>> = {
  fr: {
    description: fr,
    line: (reason, count) => `${french.counted(count, 'bilan', 'bilans')} : ${fr[reason]}.`,
  },
  en: {
    description: en,
    line: (reason, count) => `${english.counted(count, 'diagnostic', 'diagnostics')}: ${en[reason]}.`,
  },
}
