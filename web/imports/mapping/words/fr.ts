import { counted, number } from '../../../words/french.ts'

/** The sentences of the step where the columns of another program are matched with ours. */
export const fr = {
  reading: (name: string) => `Lecture des colonnes de « ${name} »`,
  title: 'Faisons correspondre vos colonnes',
  text: 'Ce fichier vient d’un autre logiciel : ses colonnes ne portent pas nos noms. Voici ce que nous y avons reconnu. Corrigez ce qui ne va pas, puis vérifiez le fichier.',
  rows: (count: number) => counted(count, 'ligne', 'lignes'),
  header: (row: number) => `noms des colonnes à la ligne ${number(row)}`,
  sheet: (name: string) => `feuille « ${name} »`,
  plain: 'Voir les erreurs du fichier tel qu’il est',
  columns: {
    title: 'Vos colonnes',
    ours: 'Notre colonne',
    yours: 'Votre colonne',
    none: 'Aucune colonne',
    required: 'obligatoire',
    samples: 'Par exemple',
    readAs: (text: string, read: string) => `${text} se lit ${read}`,
    unread: (text: string) => `${text} ne se lit pas`,
    empty: 'Cette colonne est vide.',
    also: (label: string) => `avec « ${label} »`,
    check: 'À vérifier',
    asked: 'Aucune colonne ne convient : à choisir.',
    chosen: 'vous l’avez choisie',
    from: 'La colonne de votre fichier',
  },
  constant: {
    canteen: 'La cantine de toutes les lignes',
    choose: 'Choisissez une cantine',
    siret: 'Le SIRET de la cantine, pour toutes les lignes',
    other: 'La même valeur pour toutes les lignes',
    list: 'Choisissez une valeur',
    missing: 'Choisissez une colonne, ou donnez une valeur pour toutes les lignes.',
  },
  dates: {
    label: 'Ordre des dates',
    doubt: 'Aucune date ne dit si le jour vient avant le mois : choisissez.',
  },
  values: {
    title: 'Vos valeurs',
    text: 'Nos codes remplacent vos mots. Les plus fréquents d’abord.',
    yours: 'Votre valeur',
    ours: (title: string) => `${title} : que veut dire cette valeur ?`,
    known: (count: number) => (count > 1 ? `Voir les ${number(count)} valeurs reconnues` : 'Voir la valeur reconnue'),
    keep: 'La laisser telle quelle, à corriger ensuite',
    empty: 'Laisser la case vide',
    times: (count: number) => counted(count, 'fois', 'fois'),
    label: (text: string, code: string) => `${text} (${code})`,
  },
  negatives: {
    label: (count: number) =>
      count > 1
        ? `Laisser de côté les ${number(count)} avoirs (montants négatifs)`
        : 'Laisser de côté l’avoir (montant négatif)',
    hint: 'Un import ne peut pas contenir de montant négatif.',
  },
  leftOut: (labels: readonly string[]) => `Colonnes laissées de côté : ${labels.join(', ')}.`,
  keep: {
    label: 'Garder cette correspondance pour mes prochains fichiers',
    name: 'Son nom',
    share: 'Qui peut s’en servir',
    alone: 'Moi seulement',
    team: (canteen: string) => `L’équipe de ${canteen}`,
    defaultName: 'Mon logiciel',
    failed: {
      title: 'La correspondance n’a pas pu être gardée',
      message: 'Votre fichier est vérifié tout de même.',
    },
  },
  submit: 'Vérifier le fichier',
  converting: 'Préparation du fichier…',
  failed: 'Le fichier n’a pas pu être préparé. Choisissez-le de nouveau.',
  misfit: (labels: readonly string[]) => `Le fichier n’a plus ces colonnes : ${labels.join(', ')}.`,
  kept: {
    title: 'Nous connaissons les colonnes de ce fichier',
    text: (name: string) => `La correspondance « ${name} » leur convient.`,
    shared: (name: string, author: string, canteen: string) =>
      `La correspondance « ${name} » leur convient. Elle est partagée par ${author} avec l’équipe de ${canteen}.`,
    near: (labels: readonly string[]) => `Colonnes nouvelles, laissées de côté : ${labels.join(', ')}.`,
    newValues: 'Quelques valeurs sont nouvelles',
    use: 'Vérifier le fichier',
    change: 'Voir ou changer la correspondance',
    all: (canteen: string) => `Toutes les lignes sont pour la cantine ${canteen}.`,
  },
  done: {
    from: (name: string) => `Fichier préparé à partir de « ${name} ».`,
    offset: (row: number) => `La ligne 2 ci-dessous est la ligne ${number(row)} de votre fichier.`,
    again: 'Revoir la correspondance',
  },
}
