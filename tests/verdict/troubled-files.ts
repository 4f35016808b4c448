import { Buffer } from 'node:buffer'
import type { FileKind } from '@ma-cantine/lib'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import { file, purchase } from '../support/files.ts'
import { inlineRows, odsParts, packParts, textRows, xlsxParts } from '../support/workbooks.ts'

/** A file as people really have it, with what is wrong with it. */
export interface TroubledFile {
  /** Its trouble, with the ending of its format. */
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
  /** Each error as `row field code`, and each warning behind `!`. */
  readonly verdict: readonly string[]
}

const utf8 = (text: string) => new TextEncoder().encode(text)

const encoded = (text: string, encoding: SingleByteEncoding) => fileEncoder(encoding).encode(utf8(text))

/** UTF-8 that a program took for ISO-8859-1. */
const misread = (text: string) => Buffer.from(text).toString('latin1')

const purchases = file('achats', [
  { description: 'Crème fraîche', fournisseur: 'Épicerie de Noël', famille_produits: 'PRODUITS_LAITIERS' },
  { description: 'Pâté de campagne', fournisseur: 'Boucherie du Marché', famille_produits: 'CHARCUTERIE' },
])
const canteens = file('cantines', [{ nom: 'École élémentaire des Prés' }], ';')
const report = file('diagnostics', [{ nom: 'Collège du Châtelet' }], ';')
const purchaseWith = (cells: Record<string, string>) => utf8(file('achats', [cells], ';'))
const canteenWith = (cells: Record<string, string>) => utf8(file('cantines', [cells], ';'))
const inQuotes = (text: string, after = '') =>
  text.replace(/[^\r\n]+/g, line => `"${line.replaceAll('"', '""')}"${after}`)
const sheet = [Object.keys(purchase), Object.values(purchase)]

const encodings = (): TroubledFile[] => [
  {
    name: 'bilan MS-DOS.csv',
    kind: 'diagnostics',
    bytes: encoded(report, 'ibm850'),
    verdict: ['! 0 - guessed-encoding'],
  },
  {
    name: 'achats Macintosh.csv',
    kind: 'achats',
    bytes: encoded(purchases, 'macintosh'),
    verdict: ['! 0 - guessed-encoding'],
  },
  {
    name: 'cantines MS-DOS.csv',
    kind: 'cantines',
    bytes: encoded(canteens, 'ibm850'),
    verdict: ['! 0 - guessed-encoding'],
  },
  {
    name: 'UTF-8 lu en Latin-1.csv',
    kind: 'achats',
    bytes: utf8(misread(purchases)),
    verdict: [
      '2 description garbled-text',
      '2 fournisseur garbled-text',
      '3 description garbled-text',
      '3 fournisseur garbled-text',
    ],
  },
  {
    name: 'UTF-8 lu trois fois.csv',
    kind: 'achats',
    bytes: utf8(misread(misread(purchases))),
    verdict: [
      '2 description garbled-text',
      '2 fournisseur garbled-text',
      '3 description garbled-text',
      '3 fournisseur garbled-text',
    ],
  },
]

const edgesOfSirets = (): TroubledFile[] => [
  {
    name: 'SIRET et tabulation.csv',
    kind: 'achats',
    bytes: purchaseWith({ siret: '\t21340172201787' }),
    verdict: ['2 siret pattern'],
  },
  {
    name: 'SIRET et espace fine.csv',
    kind: 'achats',
    bytes: purchaseWith({ siret: '21340172201787\u202f' }),
    verdict: ['2 siret pattern'],
  },
  {
    name: 'SIRET et saut de ligne.csv',
    kind: 'cantines',
    bytes: canteenWith({ siret: '\r\n21340172201787' }),
    verdict: ['2 siret pattern'],
  },
]

const lookAlikes = (): TroubledFile[] => [
  {
    name: 'lettre cyrillique dans l’en-tête.csv',
    kind: 'achats',
    bytes: utf8(file('achats', [{}]).replace('siret', 'sir\u0435t')),
    verdict: ['1 siret incorrect-label'],
  },
  {
    name: 'date aux barres de fraction.csv',
    kind: 'achats',
    bytes: purchaseWith({ date: '15\u204403\u20442024' }),
    verdict: ['2 date type-error'],
  },
  {
    name: 'marque de sens dans le SIRET.csv',
    kind: 'achats',
    bytes: purchaseWith({ siret: '\u202d21340172201787\u202c' }),
    verdict: ['2 siret pattern'],
  },
  {
    name: 'famille et sélecteur de variante.csv',
    kind: 'achats',
    bytes: purchaseWith({ famille_produits: 'VIANDES_VOLAILLES\u{e0100}' }),
    verdict: ['2 famille_produits enum'],
  },
]

const linesForExcel = (): TroubledFile[] => [
  {
    name: 'cantines et sep virgule.csv',
    kind: 'cantines',
    bytes: utf8(`sep=,\n${file('cantines', [{}])}`),
    verdict: [],
  },
  {
    name: 'sep entre guillemets.csv',
    kind: 'achats',
    bytes: utf8(`"sep=;"\r\n${file('achats', [{}], ';')}`),
    verdict: [],
  },
  {
    name: 'sep tabulation et marque UTF-8.tsv',
    kind: 'diagnostics',
    bytes: utf8(`\ufeffSEP=\t\r\n${file('diagnostics', [{}], '\t')}`),
    verdict: [],
  },
]

const notTables = (): TroubledFile[] => [
  {
    name: 'classeur XML 2003.csv',
    kind: 'achats',
    bytes: utf8(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet/></Workbook>\n',
    ),
    verdict: ['0 - format-error'],
  },
  {
    name: 'réponse JSON.csv',
    kind: 'cantines',
    bytes: utf8('{"count": 1, "results": [{"siret": "21340172201787"}]}'),
    verdict: ['0 - format-error'],
  },
  {
    name: 'page de connexion.csv',
    kind: 'diagnostics',
    bytes: utf8('\ufeff\r\n<!-- proxy -->\r\n<HTML><HEAD><TITLE>Connexion</TITLE></HEAD></HTML>'),
    verdict: ['0 - format-error'],
  },
]

const quotedRows = (): TroubledFile[] => [
  {
    name: 'cantines entre guillemets.csv',
    kind: 'cantines',
    bytes: utf8(inQuotes(canteens)),
    verdict: ['0 - quoted-rows'],
  },
  {
    name: 'lignes entre guillemets et délimiteurs.csv',
    kind: 'achats',
    bytes: utf8(inQuotes(purchases, ';;;;;;;')),
    verdict: ['0 - quoted-rows'],
  },
  {
    name: 'une ligne entre guillemets.csv',
    kind: 'achats',
    bytes: utf8(purchases.replace(/[^\n]*Pâté[^\n]*/, line => inQuotes(line))),
    verdict: ['3 - quoted-rows'],
  },
]

const distantDates = (): TroubledFile[] => [
  {
    name: 'an 202.csv',
    kind: 'achats',
    bytes: purchaseWith({ date: '0202-03-15' }),
    verdict: ['2 date impossible-date'],
  },
  {
    name: 'premier jour d’Excel.csv',
    kind: 'achats',
    bytes: purchaseWith({ date: '1900-01-01' }),
    verdict: ['2 date impossible-date'],
  },
  {
    name: 'dernier siècle.csv',
    kind: 'achats',
    bytes: purchaseWith({ date: '1999-12-31' }),
    verdict: ['! 2 date distant-date'],
  },
]

const invisibleTexts = (): TroubledFile[] => [
  {
    name: 'nom fait d’un séparateur invisible.csv',
    kind: 'cantines',
    bytes: canteenWith({ nom: '\u2063' }),
    verdict: ['2 nom required'],
  },
  {
    name: 'fournisseur fait d’un trait d’union conditionnel.csv',
    kind: 'achats',
    bytes: purchaseWith({ fournisseur: '\u00ad' }),
    verdict: ['2 fournisseur required'],
  },
  {
    name: 'description faite de blancs coréens.csv',
    kind: 'achats',
    bytes: purchaseWith({ description: '\u3164 \u3164' }),
    verdict: ['2 description required'],
  },
]

const controls = (): TroubledFile[] => [
  {
    name: 'sonnerie dans la description.csv',
    kind: 'achats',
    bytes: purchaseWith({ description: 'Carottes\x07' }),
    verdict: ['2 description control-character'],
  },
  {
    name: 'marque d’octets retournée.csv',
    kind: 'achats',
    bytes: purchaseWith({ fournisseur: 'Ferme\ufffedu Pont' }),
    verdict: ['2 fournisseur control-character'],
  },
  {
    name: 'retour en arrière dans le nom.csv',
    kind: 'cantines',
    bytes: canteenWith({ nom: 'Les Prés\b' }),
    verdict: ['2 nom control-character'],
  },
]

const invitations = (): TroubledFile[] => [
  {
    name: 'une personne en trois casses.csv',
    kind: 'cantines',
    bytes: canteenWith({ gestionnaires_additionnels: 'a@exemple.fr,A@exemple.fr,a@EXEMPLE.FR' }),
    verdict: [],
  },
]

const ends = (): TroubledFile[] => [
  { name: 'fin faite de zéros.csv', kind: 'achats', bytes: utf8(`${purchases}${'\0'.repeat(300)}`), verdict: [] },
  {
    name: 'marque de fin et sauts de ligne.csv',
    kind: 'cantines',
    bytes: utf8(`${canteens}\x1a\r\n\r\n`),
    verdict: [],
  },
  {
    name: 'marque de fin répétée.csv',
    kind: 'diagnostics',
    bytes: utf8(`${report}${'\x1a'.repeat(128)}`),
    verdict: [],
  },
]

const workbooks = async (): Promise<TroubledFile[]> => {
  const parts = xlsxParts([{ name: 'Achats', rows: inlineRows(sheet) }])
  const formula = (cell: string) =>
    packParts(
      xlsxParts([{ name: 'Achats', rows: inlineRows(sheet).replace(/<c t="inlineStr"><is><t>90.11<.*?<\/c>/, cell) }]),
    )
  const rename = (change: (name: string) => string) =>
    packParts(Object.fromEntries(Object.entries(parts).map(([name, content]) => [change(name), content])))
  const ods = odsParts([
    {
      name: 'Achats',
      rows: textRows(sheet).replace(
        /<table:table-cell[^>]*><text:p>90.11<.*?<\/table:table-cell>/,
        '<table:table-cell table:formula="of:=2*45"/>',
      ),
    },
  ])
  return [
    { name: 'parties en capitales.xlsx', kind: 'achats', bytes: await rename(name => name.toUpperCase()), verdict: [] },
    {
      name: 'parties en barres inverses et capitales.xlsx',
      kind: 'achats',
      bytes: await rename(name => name.replaceAll('/', '\\').toUpperCase()),
      verdict: [],
    },
    {
      name: 'parties en barres des deux sens.xlsx',
      kind: 'achats',
      bytes: await rename(name => name.replace('worksheets/', 'Worksheets\\')),
      verdict: [],
    },
    {
      name: 'formule au résultat vide.xlsx',
      kind: 'achats',
      bytes: await formula('<c><f>2*45</f><v></v></c>'),
      verdict: ['2 prix_ht formula-without-result'],
    },
    {
      name: 'formule de texte sans résultat.xlsx',
      kind: 'achats',
      bytes: await formula('<c t="str"><f>CONCAT("9";"0")</f></c>'),
      verdict: ['2 prix_ht formula-without-result'],
    },
    {
      name: 'formule sans résultat.ods',
      kind: 'achats',
      bytes: await packParts(ods),
      verdict: ['2 prix_ht formula-without-result'],
    },
  ]
}

/** At least three files of each kind of trouble. */
export const troubledFiles: readonly TroubledFile[] = [
  ...encodings(),
  ...edgesOfSirets(),
  ...lookAlikes(),
  ...linesForExcel(),
  ...notTables(),
  ...quotedRows(),
  ...distantDates(),
  ...invisibleTexts(),
  ...controls(),
  ...invitations(),
  ...ends(),
  ...(await workbooks()),
]
