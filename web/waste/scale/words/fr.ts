import { counted } from '../../../words/french.ts'

const kilograms = new Intl.NumberFormat('fr', { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 })

/** The sentences of the scale in the kitchen. English has the same shape, or does not compile. */
export const fr = {
  mass: (grams: number) => kilograms.format(grams / 1000),
  opening: 'Ouverture des pesées…',
  code: {
    title: 'Peser en cuisine',
    intro: 'Entrez le code que votre gestionnaire vous a donné : il ouvre les pesées de votre cuisine.',
    label: 'Code de la cuisine',
    hint: 'Douze lettres et chiffres, par exemple K7QM-4XJP-9TRA',
    open: 'Ouvrir les pesées',
    opening: 'Ouverture…',
    incomplete: 'Un code a douze lettres et chiffres : il en manque, ou il y en a trop.',
    another: 'Entrer un autre code',
    back: 'Revenir aux pesées',
  },
  period: (start: string, end: string) => `Ouvert du ${start} au ${end}`,
  toMeasurements: 'Voir le gaspillage de l’établissement',
  day: 'Jour',
  today: 'Aujourd’hui',
  source: 'D’où cela vient-il ?',
  sources: {
    preparation: 'Préparation',
    unserved: 'Présenté, non servi',
    leftovers: 'Assiettes',
  },
  weight: 'Masse en kilogrammes',
  pad: 'Pavé numérique',
  comma: 'Virgule',
  erase: 'Effacer le dernier chiffre',
  save: 'Enregistrer comme',
  edible: { yes: 'Comestible', no: 'Non comestible', unknown: 'Non trié' },
  missing: {
    source: 'Choisissez d’où cela vient.',
    weight: 'Tapez une masse de plus de 0 kg.',
    failed: 'Ce téléphone n’a pas pu garder la pesée : libérez de la place, puis recommencez.',
  },
  saved: (mass: string) => `${mass} : c’est noté.`,
  changed: (mass: string) => `Corrigé : ${mass}.`,
  removed: (mass: string) => `Pesée de ${mass} supprimée.`,
  undo: 'Annuler',
  correcting: (mass: string) => `Vous corrigez la pesée de ${mass}.`,
  giveUp: 'Ne rien corriger',
  status: {
    allSent: 'Tout est envoyé.',
    waiting: (count: number) => `${counted(count, 'pesée', 'pesées')} à envoyer.`,
    sending: (count: number) => `${counted(count, 'pesée', 'pesées')} à envoyer : envoi en cours…`,
    offline: (count: number) =>
      count === 0
        ? 'Pas de réseau : vous pouvez continuer à peser.'
        : `Pas de réseau : ${counted(count, 'pesée', 'pesées')} à envoyer, gardées sur ce téléphone.`,
    signedOut: (count: number) =>
      `${counted(count, 'pesée', 'pesées')} à envoyer : reconnectez-vous, elles sont gardées sur ce téléphone.`,
    failed: (count: number) =>
      `${counted(count, 'pesée', 'pesées')} à envoyer : le service ne répond pas bien, nous réessayons.`,
  },
  over: {
    title: 'Ce code n’ouvre plus rien',
    kept: (count: number) =>
      `${counted(count, 'pesée', 'pesées')} de ce téléphone à envoyer : un nouveau code de cette cuisine les enverra.`,
  },
  keepFile: 'Télécharger ce qui reste à envoyer (CSV)',
  fileName: 'pesees-a-envoyer.csv',
  refusedTitle: (count: number) =>
    count > 1 ? `${count} pesées sont refusées : à vous de voir` : 'Une pesée est refusée : à vous de voir',
  list: (day: string, mass: string) => `${day} : ${mass}`,
  none: 'Rien de pesé ce jour-là.',
  sums: 'Par source',
  waitingMark: 'à envoyer',
  detail: (source: string, edible: string) => `${source}, ${edible.toLowerCase()}`,
  by: (name: string) => `par ${name}`,
  correctOf: (mass: string) => `Corriger la pesée de ${mass}`,
  removeOf: (mass: string) => `Supprimer la pesée de ${mass}`,
  offlineReady: 'Cette page s’ouvrira aussi sans réseau sur ce téléphone.',
  fromAccount: {
    exports: 'Exporter les pesées',
    unknown: 'Cet établissement n’est pas dans vos cantines.',
  },
  links: {
    title: 'Faire peser sans compte',
    intro:
      'Un lien et son code ouvrent cette page à votre équipe de cuisine, pour cet établissement et ces jours, sans rien montrer d’autre.',
    start: 'Premier jour',
    end: 'Dernier jour',
    create: 'Créer un lien',
    creating: 'Création…',
    made: 'Le lien est prêt',
    once: 'Donnez-le maintenant : nous ne gardons pas le code, et ne pourrons plus l’afficher.',
    code: 'Code secret',
    link: 'Lien',
    qr: 'Le lien en image, à photographier avec un téléphone',
    list: 'Les liens de cet établissement',
    none: 'Aucun lien pour le moment.',
    period: (start: string, end: string) => `Du ${start} au ${end}`,
    open: 'Ouvert',
    ended: 'Arrêté',
    past: 'Terminé',
    count: (count: number) => counted(count, 'pesée', 'pesées'),
    endAction: 'Arrêter',
    endOf: (period: string) => `Arrêter le lien : ${period}`,
    endQuestion: 'Arrêter ce lien ?',
    endText: 'Son code n’ouvrira plus rien. Les pesées déjà envoyées restent.',
    endKeep: 'Garder le lien',
  },
  weighed: {
    title: (count: number, mass: string) => `Vos pesées : ${mass} en ${counted(count, 'pesée', 'pesées')}`,
    filled: 'Cette étape est remplie d’après vos pesées : vérifiez avant d’enregistrer.',
    differs: 'Vos pesées disent autre chose que ce qui est saisi ici.',
    same: 'C’est ce que disent vos pesées.',
    next: 'Les étapes suivantes seront remplies d’après elles, à vérifier.',
    take: 'Reprendre les pesées',
    unsorted: (mass: string) => `${mass} n’ont pas été triés : le comestible reste à indiquer.`,
    sourceMass: (source: string, mass: string) => `${source} : ${mass}`,
    details: 'D’où viennent ces chiffres',
    day: (day: string, count: number, mass: string) => `${day} : ${counted(count, 'pesée', 'pesées')}, ${mass}`,
    author: (name: string, count: number) => `${name} : ${counted(count, 'pesée', 'pesées')}`,
    kitchen: 'La cuisine, par un lien',
    closedAccount: 'Un compte qui n’existe plus',
  },
}
export type Words = typeof fr
