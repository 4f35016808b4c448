import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of the explanations of codes. */
export const explanationsFr = {
  explanationsTitle: 'Ce que la vérification et l’import peuvent trouver',
  explanationsMore: 'La page d’une erreur : ma-cantine explain pattern',
  explainMore: (code: string): string => `Pour en savoir plus : ma-cantine explain ${code}`,
  unknownCode: (code: string, nearest: string): Sentences => ({
    message: `${q(code)} n’est pas un code d’erreur connu.`,
    advice: `Vouliez-vous dire ${q(nearest)} ? « ma-cantine explain » donne la liste des codes.`,
  }),
  help: {
    explain: 'explique une erreur : ce qu’elle veut dire, d’où elle vient, comment la corriger',
    codeArgument: 'code',
    code: 'code d’une erreur, tel que le rapport JSON le donne',
  },
}
