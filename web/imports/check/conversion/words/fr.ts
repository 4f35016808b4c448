import { counted, plural } from '@ma-cantine/lib/messages/french'

const convertedRows = (count: number): string =>
  plural(count, 'la ligne convertie', `les ${counted(count, 'ligne', 'lignes')} converties`)

/** The sentences around the conversion of a file to the format of 2026. */
export const fr = {
  title: 'Votre fichier est à l’ancien format',
  text: 'Vous pouvez l’envoyer tel quel. Vous pouvez aussi le convertir au format de 2026 : la conversion se fait sur votre ordinateur, et votre fichier d’origine ne change pas.',
  convert: 'Convertir au format de 2026',
  converting: 'Conversion…',
  failed: 'La conversion s’est interrompue. Choisissez de nouveau votre fichier.',
  converted: (rows: number) => `${counted(rows, 'ligne convertie', 'lignes converties')}, sans rien perdre.`,
  unsayable: (rows: number) =>
    `Le format de 2026 ne sait pas tout dire de ${counted(rows, 'ligne', 'lignes')}. Complétez votre fichier, ou téléchargez le reste.`,
  nothing: 'Le format de 2026 ne sait dire aucune ligne de ce fichier : gardez-le à l’ancien format.',
  leftOut: (rows: number) => `${counted(rows, 'ligne', 'lignes')} n’y ${plural(rows, 'sera', 'seront')} pas.`,
  inPart: (rows: number) =>
    `${counted(rows, 'ligne', 'lignes')} y ${plural(rows, 'sera', 'seront')} sans ce que ce format ne sait pas dire.`,
  row: (row: number, reason: string) => `Ligne ${row} : ${reason}`,
  others: (rows: number) => `Et ${counted(rows, 'autre ligne', 'autres lignes')}.`,
  details: 'Voir ce que le format de 2026 ne sait pas dire',
  download: 'Télécharger le fichier converti',
  downloadRest: (rows: number) => `Télécharger ${convertedRows(rows)}`,
}
