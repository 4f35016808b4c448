import { counted } from '@ma-cantine/lib/messages/french'
import { quoteFr as q } from '../quotes.ts'

/** The words of `fix`. */
export const repairFr = {
  notFixed: 'pas corrigé',
  fixed: (changes: number, remaining: string | null): string => {
    const made = counted(changes, 'correction', 'corrections')
    if (changes === 0) return remaining ? `rien n’a pu être corrigé (${remaining})` : 'valide, rien à corriger'
    return remaining ? `corrigé en partie (${made}, il reste ${remaining})` : `corrigé (${made}), maintenant valide`
  },
  fixGroup: (title: string, count: number, safe: boolean): string =>
    `${title} (${counted(count, 'correction', 'corrections')}${safe ? '' : ', à vérifier'})`,
  columnAt: (letter: string): string => `colonne ${letter}`,
  change: (place: string, from: string | null, to: string | null): string => {
    if (from === null) return `${place} : ajout de ${q(to ?? '')}`
    return to === null ? `${place} : suppression de ${q(from)}` : `${place} : ${q(from)} → ${q(to)}`
  },
  otherChanges: (count: number): string => `et ${counted(count, 'autre', 'autres')}`,
  remainingErrors: (total: string): string => `Reste à corriger à la main : ${total}`,
  errorsToMend: 'À corriger à la main :',
  fixedFile: (file: string): string => `Fichier corrigé : ${file}`,
  originalKept: (file: string): string => `Original conservé : ${file}`,
  patchFile: (file: string): string => `Détail des corrections : ${file}`,
  nothingWritten: 'Rien n’a été écrit : relancez sans --dry-run pour obtenir le fichier corrigé.',
  outputInPlace: {
    message: 'Les options --output et --in-place ne vont pas ensemble.',
    advice: 'Gardez --output pour écrire ailleurs, ou --in-place pour remplacer l’original.',
  },
  oneOutput: {
    message: 'Avec --output, un seul fichier peut être corrigé à la fois.',
    advice: 'Sans cette option, chaque fichier corrigé est écrit à côté de son original.',
  },
  standardInputInPlace: {
    message: 'L’entrée standard (-) ne peut pas être corrigée sur place.',
    advice: 'Retirez --in-place : le fichier corrigé est écrit sur la sortie standard.',
  },
  standardOutputTwice: {
    message: 'Le fichier corrigé et le compte rendu JSON ne peuvent pas occuper tous deux la sortie standard.',
    advice: 'Écrivez le fichier corrigé ailleurs avec --output.',
  },
  help: {
    fix: 'corrige des fichiers : écrit le fichier corrigé et la liste des corrections à côté de l’original',
    files: 'fichiers CSV à corriger, ou - de l’entrée standard vers la sortie standard',
    output: 'écrit le fichier corrigé sous ce nom (nom.corrigé.csv sinon)',
    inPlace: 'remplace l’original, conservé sous le nom nom.csv.orig',
    noPatch: 'n’écrit pas la liste des corrections (nom.corrections.csv)',
    dryRun: 'montre les corrections sans rien écrire',
    encoding: 'lit le fichier dans cet encodage, et l’écrit en UTF-8 : windows-1252, macintosh ou ibm850 (MS-DOS)',
    unsafe: 'accepte aussi les corrections à vérifier : valeur la plus proche, année sur deux chiffres…',
    force: 'remplace les fichiers corrigés qui existent déjà',
    maxChanges: 'nombre de corrections détaillées par fichier dans le JSON ; les totaux sont toujours complets',
  },
}
