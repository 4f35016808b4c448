import { counted, plural } from '@ma-cantine/lib/messages/french'

/** The words of `convert`. */
export const conversionFr = {
  notConverted: 'pas converti',
  converted: (rows: number, to: string): string => `converti au format ${to} (${counted(rows, 'ligne', 'lignes')})`,
  same: (format: string): string => `déjà au format ${format}, rien à convertir`,
  convertedFile: (file: string): string => `Fichier converti : ${file}`,
  otherNames: {
    message:
      'Ce fichier désigne les cantines autrement que le format demandé : par identifiant pour l’un, par SIRET pour l’autre.',
    advice: 'Convertissez vers « 2026 », qui garde la désignation du fichier.',
  },
  unsayable: (rows: number, to: string): string =>
    plural(
      rows,
      `1 ligne ne peut pas être dite en entier au format ${to} : rien n’a été écrit.`,
      `${counted(rows, 'ligne ne peut pas être dite', 'lignes ne peuvent pas être dites')} en entier au format ${to} : rien n’a été écrit.`,
    ),
  leftOut: (rows: number): string =>
    plural(
      rows,
      '1 ligne a été laissée de côté.',
      `${counted(rows, 'ligne a été laissée', 'lignes ont été laissées')} de côté.`,
    ),
  inPart: (rows: number): string =>
    plural(
      rows,
      '1 ligne a été écrite sans ce que ce format ne sait pas dire.',
      `${counted(rows, 'ligne a été écrite', 'lignes ont été écrites')} sans ce que ce format ne sait pas dire.`,
    ),
  row: (row: number, reason: string): string => `ligne ${row} : ${reason}`,
  otherRows: (rows: number): string => `et ${counted(rows, 'autre ligne', 'autres lignes')}`,
  leaveOutAdvice: 'Pour convertir le reste, ajoutez --leave-out.',
  wrongCanteens: (file: string) => ({
    message: `« ${file} » n’est pas un fichier de cantines sans erreur.`,
    advice: 'Le fichier qu’écrit « ma-cantine canteens export » convient.',
  }),
  oneOutput: {
    message: 'Avec --output, un seul fichier peut être converti à la fois.',
    advice: 'Sans cette option, chaque fichier converti est écrit à côté de son original.',
  },
  standardOutputTwice: {
    message: 'Le fichier converti et le compte rendu JSON ne peuvent pas occuper tous deux la sortie standard.',
    advice: 'Écrivez le fichier converti ailleurs avec --output.',
  },
  help: {
    convert: 'convertit des fichiers d’achats, de bilans ou de cantines, sans rien en perdre ou en disant quoi',
    files: 'fichiers (CSV, XLSX, ODS), ou - de l’entrée standard vers la sortie standard',
    to: 'format voulu : 2025, 2026 (cantines désignées comme dans le fichier), 2026-siret ou 2026-id',
    toArgument: 'format',
    leaveOut: 'laisse de côté ce que l’autre format ne sait pas dire, au lieu de refuser le fichier',
    canteens:
      'vos cantines (voir canteens export), pour écrire au format de 2025 des bilans qui les désignent seulement ; sans ce fichier, elles sont demandées à votre compte si une session est ouverte',
    canteensArgument: 'fichier',
    output: 'écrit le fichier converti sous ce nom (nom.FORMAT.csv sinon), - pour la sortie standard',
    json: `Avec --json : { ok, files: [ { file, outcome, from, to, output, rows, converted,
  unsayableRows, partRows, unsayable: [ { row, code, value, message } ] } ] }, où outcome est converted, same,
  wrong, other-names, needs-canteens, needs-places, only-format ou
  unsayable ; partRows compte les lignes écrites en partie.`,
  },
}
