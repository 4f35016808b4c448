import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { counted, number, percent, plural } from '@ma-cantine/lib/messages/french'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { BlockRefusal } from '../check-protocol.ts'

const s = (count: number): string => plural(count, '', 's')

export interface ColumnName {
  readonly letter: string
  readonly label: string
}

const columnNames = (columns: readonly ColumnName[]): string => {
  const [first] = columns
  if (columns.length === 1 && first) return `colonne ${first.letter && `${first.letter}, `}${first.label}`
  const letters = columns.slice(0, 3).map(({ letter, label }) => letter || label)
  return `colonnes ${letters.join(', ')}${columns.length > 3 ? '…' : ''}`
}

const leftOver = (rows: number, columns: number): string[] => [
  ...(rows > 0 ? [`${number(rows)} ligne${s(rows)}`] : []),
  ...(columns > 0 ? [`${number(columns)} colonne${s(columns)}`] : []),
]

/** The sentences around the check of a file. English has the same shape, or does not compile. */
export const fr = {
  /** Of a file that is compared with one's own data. */
  ownData: {
    private:
      'Votre fichier est vérifié sur votre ordinateur. Sans erreur, il est comparé avec vos données : rien n’est enregistré sans votre accord.',
    asking: 'Nous le comparons avec vos données enregistrées. Rien n’est enregistré à cette étape.',
    unknown:
      'Il n’a pas encore été comparé avec vos données enregistrées : cantines inconnues, droits sur une cantine et achats déjà enregistrés n’ont pas pu être vérifiés.',
    stored: 'Le fichier est bien rempli : c’est la comparaison avec vos données enregistrées qui les révèle.',
  },
  /** Of a file that is compared with what somebody asks for. */
  askedData: {
    private:
      'Votre fichier est vérifié sur votre ordinateur. Sans erreur, il est comparé avec la demande : rien n’est remis sans votre accord.',
    asking: 'Nous le comparons avec la demande. Rien n’est remis à cette étape.',
    unknown: 'Il n’a pas encore été comparé avec la demande : ses cantines et sa période n’ont pas pu être vérifiées.',
    stored: 'Le fichier est bien rempli : c’est la comparaison avec la demande qui les révèle.',
  },
  drop: {
    label: 'Choisissez votre fichier',
    hint: 'Formats acceptés : CSV, TSV, Excel (.xlsx) et LibreOffice (.ods). Taille maximale : 10 Mo.',
    here: 'ou glissez-le ici',
    now: 'Lâchez le fichier pour le vérifier',
    severalTitle: 'Un seul fichier à la fois',
    several: 'Vous avez déposé plusieurs fichiers : choisissez-en un seul à la fois.',
    wrongType: (name: string) =>
      `« ${name} » n’est pas un tableau que nous savons lire. Choisissez un fichier .csv, .tsv, .xlsx ou .ods.`,
    empty: (name: string) =>
      `« ${name} » est vide. Vérifiez que son enregistrement s’est bien terminé, ou choisissez-en un autre.`,
    tooLarge: (name: string) =>
      `« ${name} » dépasse 10 Mo. Découpez-le en plusieurs fichiers, chacun avec sa ligne d’en-tête.`,
    broken: 'La vérification s’est interrompue. Choisissez de nouveau votre fichier.',
    unreadable: (name: string) =>
      `« ${name} » n’a pas pu être lu : il a peut-être été déplacé, ou modifié entre-temps. Choisissez-le de nouveau.`,
  },
  reading: {
    title: (name: string) => `Vérification de « ${name} »`,
    progress: (value: number) => `${percent(value)} du fichier lu`,
    checking: 'Vérification des lignes…',
    cancel: 'Annuler',
    cancelled: 'La vérification est annulée.',
  },
  another: 'Choisir un autre fichier',
  lose: {
    question: 'Quitter ce fichier ?',
    keep: 'Garder mes corrections',
    text: 'Vos corrections seront perdues. Pour les garder, téléchargez d’abord le fichier corrigé.',
    stay: 'Garder ce fichier',
    dropped: 'Ouvrir le fichier déposé',
  },
  kinds: {
    achats: 'un fichier d’achats',
    achats_2026_siret: 'un fichier d’achats au format 2026, par SIRET',
    achats_2026_id: 'un fichier d’achats au format 2026, par identifiant',
    cantines: 'un fichier de cantines',
    cantines_admin: 'un fichier de cantines, avec des colonnes réservées à l’administration',
    cantines_2026_creer: 'un fichier de cantines à créer, au format 2026',
    cantines_2026_modifier: 'un fichier de cantines à modifier, au format 2026',
    cantines_2026_gestionnaires: 'un fichier de gestionnaires à ajouter, au format 2026',
    diagnostics: 'un fichier de bilans simples',
    diagnostics_2026_siret: 'un fichier de bilans simples au format 2026, par SIRET',
    diagnostics_2026_id: 'un fichier de bilans simples au format 2026, par identifiant',
    diagnostics_admin: 'un fichier de bilans simples, avec des colonnes réservées à l’administration',
    diagnostics_cc: 'un fichier de bilans simples de livreurs de repas',
    diagnostics_complets: 'un fichier de bilans détaillés',
    diagnostics_complets_2026: 'un fichier de bilans détaillés au format 2026',
    diagnostics_complets_cc: 'un fichier de bilans détaillés de livreurs de repas',
    recapitulatif_fournisseur: 'le récapitulatif d’un fournisseur',
  } satisfies Record<FileKind, string>,
  wrongKind: {
    title: 'Ce n’est pas le fichier attendu ici',
    text: (found: string, wanted: string) => `Ce fichier ressemble à ${found}, alors que cette page attend ${wanted}.`,
    goTo: (title: string) => `Aller à « ${title} »`,
    anyway: 'Le vérifier quand même ici',
  },
  staffColumns: {
    title: 'Des colonnes de ce fichier sont réservées à l’équipe de ma cantine',
    text: 'Leurs noms commencent par « admin_ ». Sans elles, vous pouvez l’importer : leurs valeurs ne seront pas envoyées, et votre fichier d’origine ne change pas.',
    remove: 'Retirer ces colonnes et continuer',
  },
  encoding: {
    question: 'Quels mots sont bien écrits ?',
    text: 'Ce fichier vient d’un logiciel ancien : ses lettres accentuées peuvent se lire de plusieurs façons. Choisissez celle où tous les mots sont justes. Votre fichier d’origine ne change pas.',
    reading: (read: string, name: string) => joinParts(read, name),
    none: 'Si aucune n’est juste, enregistrez le fichier au format « CSV UTF-8 » dans le logiciel d’origine, puis choisissez-le de nouveau.',
  },
  sheets: {
    question: 'Quelle feuille voulez-vous importer ?',
    text: (count: number) => `Ce classeur a ${number(count)} feuilles qui peuvent convenir.`,
  },
  unusable: {
    title: 'Ce fichier n’a pas pu être vérifié',
  },
  valid: {
    title: 'Votre fichier est prêt à être envoyé',
    text: 'Aucune erreur n’a été trouvée.',
    corrected: 'Toutes les erreurs sont corrigées.',
    nothing: 'Ce fichier ne contient aucune ligne de données',
    nothingText:
      'Ses colonnes sont bonnes, mais il n’y a rien à enregistrer. Ajoutez vos lignes, puis choisissez-le de nouveau.',
    tooLarge: 'Ce fichier est trop volumineux pour être envoyé',
    tooLargeText:
      'Il n’a pas d’erreur, mais dépasse 10 Mo une fois converti en CSV. Découpez-le en plusieurs fichiers.',
    compared: 'Comparaison terminée : le fichier peut être enregistré.',
    byItself: 'Aucune erreur dans le fichier lui-même',
    fromWorkbook: 'Votre classeur sera envoyé au format CSV, avec les mêmes lignes.',
  },
  errors: {
    text: (count: number): string =>
      plural(
        count,
        "Veuillez la corriger avant d'importer à nouveau le fichier.",
        "Veuillez les corriger avant d'importer à nouveau le fichier.",
      ),
    ways: 'Vous pouvez corriger ici, ou dans votre tableur puis choisir de nouveau le fichier.',
  },
  facts: { digest: 'Empreinte de la vérification', details: 'Détails du fichier' },
  groups: {
    errors: 'Ce qu’il faut corriger',
    warnings: 'À vérifier, si besoin',
    warningsText: 'Ces points n’empêchent pas l’envoi : regardez s’ils sont voulus.',
    column: (letter: string | null, field: string) => (letter ? `Colonne ${letter}, ${field}` : `Colonne ${field}`),
    whole: 'Tout le fichier',
    warnedRows: (count: number) => `${number(count)} ligne${s(count)} concernée${s(count)}`,
    numbers: (rows: readonly number[], more: boolean) =>
      `${plural(rows.length, 'ligne', 'lignes')} ${rows.map(row => (row === 1 ? '1 (en-tête)' : number(row))).join(', ')}${more ? '…' : ''}`,
    format: 'Voir le format attendu',
    ofColumn: (field: string) => `de la colonne ${field}`,
    show: 'Voir ces lignes',
    showOf: (title: string, place: string) => ` : ${title}, ${place}`,
    explain: 'Comprendre cette règle',
    more: (count: number) => plural(count, 'Afficher l’autre', `Afficher les ${number(count)} autres`),
  },
  fixes: {
    title: 'Corrections automatiques',
    looking: 'Recherche des corrections possibles…',
    safe: (count: number) =>
      counted(
        count,
        'correction est sûre : elle ne change pas le sens de vos données.',
        'corrections sont sûres : elles ne changent pas le sens de vos données.',
      ),
    after: (errors: number): string =>
      errors === 0 ? 'Il ne restera aucune erreur.' : `Il restera ${number(errors)} erreur${s(errors)} à corriger.`,
    preview: 'Voir ce qui change',
    apply: (count: number): string => plural(count, 'Faire la correction', `Faire les ${number(count)} corrections`),
    guessTitle: 'Corrections à confirmer',
    guessText: 'Elles devinent ce que vous vouliez écrire : regardez les exemples avant de les accepter.',
    times: (count: number) => `${number(count)} fois`,
    accept: (title: string, count: number) => `Accepter « ${title} » (${number(count)})`,
    caption: (title: string) => `Exemples de « ${title} »`,
    row: 'Ligne',
    before: 'Avant',
    now: 'Après',
    empty: '(vide)',
    removed: '(supprimé)',
    done: (count: number) => `${number(count)} correction${s(count)} faite${s(count)}.`,
    none: 'Aucune correction n’a été faite.',
    working: 'Corrections en cours…',
  },
  canteens: {
    label: 'Choisir parmi mes cantines',
    hint: 'Cherchez par nom ou par SIRET.',
    pick: (name: string, siret: string) => joinParts(name, siret),
    everywhere: (count: number) => `Corriger les ${number(count)} lignes qui ont cette valeur`,
    count: (count: number): string =>
      count === 0
        ? 'Aucune de vos cantines ne correspond.'
        : `${number(count)} cantine${s(count)} correspond${plural(count, '', 'ent')}.`,
    failed: 'Vos cantines n’ont pas pu être chargées.',
    add: 'Ajouter une cantine qui manque',
    asked: {
      label: 'Choisir parmi les cantines de la demande',
      count: (count: number): string =>
        count === 0
          ? 'Aucune cantine de la demande ne correspond.'
          : `${number(count)} cantine${s(count)} correspond${plural(count, '', 'ent')}.`,
    },
  },
  steps: {
    undo: 'Annuler la dernière modification',
    redo: 'Rétablir',
    undone: 'La dernière modification est annulée.',
    redone: 'La modification est rétablie.',
    download: 'Télécharger le fichier corrigé',
    suffix: '-corrige',
  },
  grid: {
    title: 'Corriger dans le tableau',
    help: 'Flèches pour se déplacer, Maj et flèches pour sélectionner, Entrée ou F2 pour modifier, Échap pour renoncer, Ctrl+C et Ctrl+V pour copier et coller avec votre tableur, Ctrl+D pour recopier vers le bas, Suppr pour vider, Tab pour sortir du tableau.',
    label: 'Lignes du fichier à corriger',
    rule: 'Règle',
    allRules: 'Toutes les règles',
    column: 'Colonne',
    allColumns: 'Toutes les colonnes',
    all: 'Montrer aussi les lignes sans erreur',
    shown: (count: number) => `${number(count)} ligne${s(count)} affichée${s(count)}`,
    limited: {
      errors: 'Les premières seulement : les suivantes viendront à mesure de vos corrections.',
      rows: 'Ce sont les premières du fichier : un navigateur n’en montre pas davantage à la fois. Les suivantes sont vérifiées elles aussi.',
    },
    none: 'Aucune ligne à montrer avec ces filtres.',
    previous: 'Erreur précédente',
    next: 'Erreur suivante',
    last: 'Il n’y a pas d’autre erreur dans cette direction.',
    row: 'Ligne',
    place: (row: number, letter: string, label: string) =>
      `Ligne ${number(row)}${letter && `, colonne ${letter}`}${label && `, ${label}`}`,
    header: '1 (en-tête)',
    typed: 'Modifié',
    value: (text: string, label: string | null) => `Valeur : « ${text} »${label === null ? '' : ` (${label})`}`,
    right: 'Cette cellule est bonne.',
    replace: (text: string) => `Remplacer par « ${text} »`,
    replaceAlike: (count: number, from: string) => `Faire de même pour les ${number(count)} « ${from} » de la colonne`,
    replaceEverywhere: 'Remplacer partout…',
    alike: (count: number, label: string, from: string): string =>
      plural(
        count,
        `Une autre cellule de la colonne « ${label} » contient « ${from} ».`,
        `${number(count)} autres cellules de la colonne « ${label} » contiennent « ${from} ».`,
      ),
    replaceOthers: (count: number, to: string) => `${plural(count, 'La', 'Les')} remplacer aussi par « ${to} »`,
    leaveOthers: 'Non merci',
    selected: (count: number) => `${number(count)} cellule${s(count)} sélectionnée${s(count)}`,
    fillSelection: 'Recopier la première ligne dans la sélection',
    fillToEnd: (count: number): string =>
      plural(count, 'Recopier dans la ligne suivante', `Recopier dans les ${number(count)} lignes suivantes`),
    clear: 'Vider ces cellules',
    written: (count: number): string =>
      count === 0 ? 'Aucune cellule n’a changé.' : `${number(count)} cellule${s(count)} modifiée${s(count)}.`,
    leftOut: (rows: number, columns: number) =>
      `Le bloc dépasse le tableau affiché et n’a pas été collé en entier : il y a ${leftOver(rows, columns).join(' et ')} de trop.`,
    copied: (count: number) => `${number(count)} cellule${s(count)} copiée${s(count)}.`,
    cannotCopy:
      'La sélection est trop longue pour être copiée : sélectionnez moins de lignes, ou téléchargez le fichier.',
    onLeft: (count: number, columns: readonly ColumnName[]) =>
      `${number(count)} erreur${s(count)} à gauche, ${columnNames(columns)}`,
    onRight: (count: number, columns: readonly ColumnName[]) =>
      `${number(count)} erreur${s(count)} à droite, ${columnNames(columns)}`,
    named: (value: string, label: string) => joinParts(value, label),
    notInList: (value: string) => `${value} (n’est pas dans la liste)`,
    list: {
      open: 'Choisir dans la liste',
      search: 'Chercher une valeur',
      shown: (count: number) => `${number(count)} valeur${s(count)} affichée${s(count)}`,
      chosen: (count: number) => `${number(count)} choisie${s(count)}`,
      none: 'Aucune valeur ne correspond.',
      accept: 'Valider',
      cancel: 'Renoncer',
    },
    removeRow: (row: number) => `Supprimer la ligne ${number(row)}`,
    removed: (row: number) => `La ligne ${number(row)} est supprimée : les suivantes remontent d’une ligne.`,
    current: (text: string) => (text === '' ? '(vide)' : `${text} (valeur actuelle)`),
    leave: '(laisser vide)',
    warning: 'À vérifier',
    checking: 'Vérification…',
    left: (count: number): string =>
      count === 0 ? 'Il ne reste aucune erreur.' : `Il reste ${number(count)} erreur${s(count)}.`,
    more: 'Afficher d’autres lignes',
    otherCells: 'Le reste de la ligne',
  },
  sheet: {
    label: 'Achats à saisir',
    help: 'Flèches pour se déplacer, Entrée ou F2 pour modifier, Tab pour passer à la case suivante pendant la saisie, Échap pour renoncer, Maj et flèches pour sélectionner, Ctrl+V pour coller depuis votre tableur, Ctrl+D pour recopier vers le bas, Ctrl+Z pour annuler, Suppr pour vider.',
    filled: (count: number): string =>
      count === 0 ? 'Aucun achat saisi.' : `${number(count)} achat${s(count)} saisi${s(count)}.`,
    paste: 'Coller',
    add: 'Ajouter un achat',
    pasted: (rows: number) => `${number(rows)} ligne${s(rows)} collée${s(rows)}.`,
    byName: 'Les colonnes ont été placées d’après leurs noms.',
    unknownLabels: (labels: readonly string[]) =>
      `${plural(labels.length, 'Cette colonne ne correspond à aucune des nôtres et n’a pas été collée', 'Ces colonnes ne correspondent à aucune des nôtres et n’ont pas été collées')} : ${labels.map(label => `« ${label} »`).join(', ')}.`,
    converted: (label: string, count: number, example: { readonly from: string; readonly to: string } | null) =>
      `${label} : ${number(count)} valeur${s(count)} convertie${s(count)}${example ? `, par exemple « ${example.from} » en « ${example.to} »` : ''}.`,
    refused: {
      'too-wide':
        'Rien n’a été collé : le bloc a plus de 200 colonnes. Copiez seulement les colonnes de vos achats, puis collez de nouveau.',
      'too-long':
        'Rien n’a été collé : 20 000 lignes au plus peuvent être saisies à la fois. Au-delà, enregistrez votre tableau dans un fichier et importez-le.',
    } satisfies Record<BlockRefusal, string>,
    noText:
      'Il n’y a pas de cellules à coller. Copiez des cellules dans votre tableur ; pour un fichier ou une photo, passez par l’import ou par la fiche d’un achat.',
    notAllowed:
      'Votre navigateur n’a pas donné accès à ce que vous avez copié. Autorisez-le, ou collez avec le clavier : Ctrl+V.',
  },
  replace: {
    title: 'Rechercher et remplacer',
    search: 'Rechercher',
    by: 'Remplacer par',
    column: 'Colonne',
    rows: 'Lignes',
    allRows: 'Tout le fichier',
    shownRows: 'Les lignes affichées seulement',
    wholeCell: 'Les cellules entières seulement',
    matchCase: 'Distinguer les majuscules',
    searching: 'Recherche…',
    found: (cells: number, rows: number): string =>
      cells === 0
        ? 'Aucune cellule à remplacer.'
        : `${number(cells)} cellule${s(cells)} à remplacer, dans ${number(rows)} ligne${s(rows)}.`,
    caption: 'Exemples de ce qui change',
    apply: (count: number): string =>
      count === 0 ? 'Remplacer' : plural(count, 'Remplacer la cellule', `Remplacer les ${number(count)} cellules`),
    done: (count: number): string =>
      count === 0 ? 'Aucune cellule n’a été remplacée.' : `${number(count)} cellule${s(count)} remplacée${s(count)}.`,
    close: 'Fermer',
  },
}
export type Words = typeof fr
