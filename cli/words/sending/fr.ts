import { counted } from '@ma-cantine/lib/messages/french'
import { formatDuration } from './duration.ts'

const stored = {
  achats: { one: 'achat enregistré', many: 'achats enregistrés', none: 'Aucun achat' },
  cantines: { one: 'cantine enregistrée', many: 'cantines enregistrées', none: 'Aucune cantine' },
} as const

/** The words of `import`. */
export const sendingFr = {
  nothingSent: 'Rien n’a été envoyé. Corrigez les erreurs, puis relancez l’import.',
  accepted: (warnings: string | null): string => (warnings ? `enregistré (${warnings})` : 'enregistré'),
  stored: (count: number, kind: keyof typeof stored, seconds: number): string => {
    const { one, many, none } = stored[kind]
    if (count === 0) return `${none} à enregistrer : le fichier ne contient que sa ligne d’en-tête.`
    return `${counted(count, one, many)} en ${formatDuration(seconds, 'fr')}`
  },
  diagnosticsStored: (diagnostics: number, canteens: number, seconds: number): string => {
    if (canteens === 0) return 'Aucun bilan à enregistrer : le fichier ne contient que sa ligne d’en-tête.'
    const ofCanteens = counted(canteens, 'cantine', 'cantines')
    return diagnostics === 0
      ? `${counted(canteens, 'cantine enregistrée', 'cantines enregistrées')}, sans bilan, en ${formatDuration(seconds, 'fr')}`
      : `${counted(diagnostics, 'bilan enregistré', 'bilans enregistrés')} pour ${ofCanteens} en ${formatDuration(seconds, 'fr')}`
  },
  refused: (total: string): string => `refusé par le serveur (${total})`,
  refusedAdvice: 'Rien n’a été enregistré pour ce fichier.',
  alreadyImported: 'déjà importé',
  duplicateFile: (count: number): string =>
    `Ce fichier a déjà été utilisé pour importer ${counted(count, 'achat', 'achats')} :`,
  otherPurchases: (count: number): string => `et ${counted(count, 'autre achat', 'autres achats')}`,
  duplicateAdvice: 'Si vous avez choisi le mauvais fichier, prenez le bon ; sinon, il n’y a rien à faire.',
  sendingFailed: 'import interrompu',
  notSent: 'pas envoyé',
  safeToRetry: 'Vous pouvez relancer la commande : un fichier déjà enregistré ne le sera pas deux fois.',
  imported: (accepted: number, refused: number, notSent: number): string => {
    const parts = [
      ...(accepted > 0 ? [counted(accepted, 'enregistré', 'enregistrés')] : []),
      ...(refused > 0 ? [counted(refused, 'refusé', 'refusés')] : []),
      ...(notSent > 0 ? [counted(notSent, 'non enregistré', 'non enregistrés')] : []),
    ]
    return `${counted(accepted + refused + notSent, 'fichier', 'fichiers')} : ${parts.join(', ')}.`
  },
  help: {
    files: 'fichiers CSV, TSV, XLSX ou ODS à importer, ou - pour l’entrée standard',
    onError:
      'que faire d’un fichier dont des lignes sont à corriger : refuse (ne rien envoyer) ou skip-rows (envoyer les autres lignes)',
    rejects: 'fichier des lignes à corriger, avec --on-error skip-rows (X.rejets.csv à côté du fichier sinon)',
    force: 'remplace le fichier des lignes à corriger s’il existe',
    failOn: 'ce qui empêche l’envoi : error, ou warning pour les avertissements aussi',
    import:
      'vérifie des fichiers, puis les enregistre sur le serveur, qui ne prend que les types de « ma-cantine schemas »',
    dryRun: 'montre ce que l’import ferait, sans rien enregistrer',
    idempotencyKey:
      'clé de l’envoi, pour un script qui recommence : avec la même clé, le même fichier n’est enregistré qu’une fois (une clé neuve par fichier sinon)',
    json: `Avec --json :
  { ok, server, files: [ { file, sent, … } ] }, où chaque fichier porte aussi
  « report » s’il a été vérifié sans être envoyé, « answer » si le serveur a répondu,
  « rejects » ({ rows, sentRows, file, report }) si des lignes sont à corriger,
  ou « error » ({ code, message, advice }) s’il n’a pas pu être lu ou envoyé.
  Si la commande ne peut pas commencer, faute de jeton par exemple : { error }.`,
  },
}
