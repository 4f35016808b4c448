import { counted } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

const list = (texts: readonly string[]): string => texts.map(q).join(', ')

/** The words of `mappings` and of `--mapping`. */
export const mappingsFr = {
  none: 'Vous ne gardez encore aucune correspondance de colonnes.',
  listMore: 'Pour en voir une : ma-cantine mappings show NOM',
  numbered: (id: number): string => `n° ${id}`,
  about: (kind: string, columns: number): string =>
    `${kind} · ${counted(columns, 'colonne reprise', 'colonnes reprises')}`,
  shared: (canteen: string): string => `partagée avec l’équipe de ${q(canteen)}`,
  sharedBy: (author: string, canteen: string): string => `de ${author}, partagée avec l’équipe de ${q(canteen)}`,
  column: (target: string, labels: readonly string[], how: string): string =>
    `${target} ← ${list(labels)}${how ? ` (${how})` : ''}`,
  constant: (target: string, value: string): string => `${target} = ${q(value)} pour toutes les lignes`,
  values: (text: string, code: string): string => `${q(text)} → ${code || 'rien'}`,
  leftOut: (labels: readonly string[]): string => `Colonnes laissées de côté : ${list(labels)}`,
  dates: (order: string): string => `dates : ${order}`,
  decimals: (mark: string): string => `décimales : ${mark}`,
  proposed: (file: string): string => `correspondance proposée dans ${file}`,
  toConfirm: (count: number): string =>
    `${counted(count, 'point est à vérifier', 'points sont à vérifier')} dans « toConfirm » : corrigez le fichier, puis videz cette liste. Rien n’est importé avant.`,
  nothingToConfirm: 'Tout est reconnu : relisez tout de même la correspondance avant d’importer.',
  importIt: (mapping: string, file: string): string => `Ensuite : ma-cantine import --mapping ${mapping} ${file}`,
  keepIt: (name: string, mapping: string): string =>
    `Pour la garder dans votre compte : ma-cantine mappings save ${name} --file ${mapping}`,
  kept: 'gardée dans votre compte',
  deleted: 'supprimée',
  misfit: (labels: readonly string[]): Sentences => ({
    message: `La correspondance ne convient pas à ce fichier : il n’a pas de colonne ${list(labels)}.`,
    advice: 'Faites-en une pour ce fichier : ma-cantine mappings save NOM --from FICHIER',
  }),
  bad: (path: string, places: readonly string[]): Sentences => ({
    message: `${path} n’est pas une correspondance de colonnes (à corriger : ${places.join(' ; ')}).`,
    advice: 'La commande « ma-cantine mappings save NOM --from FICHIER » en écrit une.',
  }),
  unknown: (name: string): Sentences => ({
    message: `Vous n’avez pas de correspondance nommée ${q(name)}.`,
    advice: 'La liste de vos correspondances : ma-cantine mappings. Un fichier se nomme avec « .json ».',
  }),
  notConfirmed: (count: number): Sentences => ({
    message: `Il reste ${counted(count, 'point', 'points')} à vérifier dans la correspondance : rien n’a été envoyé.`,
    advice: 'Lisez la liste « toConfirm » du fichier de correspondance, corrigez ce qu’elle dit, puis videz-la.',
  }),
  noTable: (file: string): Sentences => ({
    message: `${file} ne contient pas de tableau dont les colonnes peuvent être reconnues.`,
    advice: 'Il faut une ligne d’en-tête, avec les noms des colonnes, puis une ligne par achat.',
  }),
  fromOrFile: {
    message: 'Dites d’où vient la correspondance : --from un fichier de votre logiciel, ou --file une correspondance.',
    advice: 'Par exemple : ma-cantine mappings save compta --from export.csv',
  } satisfies Sentences,
  notDeletable: (detail: string): Sentences => ({
    message: detail,
    advice: 'La liste de vos correspondances : ma-cantine mappings',
  }),
  unmapped: (texts: readonly string[]): string =>
    `valeurs sans correspondance : ${list(texts)}. Ajoutez-les à la correspondance, ou corrigez-les.`,
  newLabels: (labels: readonly string[]): string => `colonnes que la correspondance ne connaît pas : ${list(labels)}`,
  help: {
    option:
      'correspondance de colonnes : le nom de l’une des vôtres (« ma-cantine mappings ») ou un fichier JSON, pour les fichiers d’un autre logiciel',
    nameArgument: 'correspondance',
    mappings: 'garde les correspondances entre les colonnes de vos logiciels et les nôtres',
    list: 'liste vos correspondances, et celles que vos équipes partagent',
    show: 'montre une correspondance, colonne par colonne',
    save: 'propose une correspondance pour un fichier (--from), ou en garde une dans votre compte (--file)',
    delete: 'supprime une correspondance',
    name: 'nom de la correspondance',
    from: 'fichier de votre logiciel : la correspondance proposée est écrite dans NOM.json, à relire',
    file: 'fichier de correspondance à garder dans votre compte, sous ce nom',
    kind: 'type de fichier à remplir',
    output: 'écrit la correspondance proposée dans ce fichier (NOM.json sinon)',
    canteen: 'numéro de la cantine avec l’équipe de laquelle la partager',
  },
}
