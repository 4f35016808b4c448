import { formatDay } from '@ma-cantine/lib/messages/dates'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import type { ListOrder, TypeFilter } from '../../canteens/list-choice.ts'
import type { Tool } from '../Tools.tsx'
import type { ViewStyle } from '../view-style.ts'

/** The sentences of the management page. English has the same shape, or does not compile. */
export const fr = {
  welcome: (firstName: string) => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
  account: 'Modifier mon compte',
  elected: { text: 'En tant qu’élu, suivez aussi', link: 'toutes les cantines de votre territoire' },
  title: 'Mes cantines',
  add: 'Ajouter une cantine',
  addGroup: 'Créer un groupe',
  addSeveral: 'Créer plusieurs cantines depuis un fichier',
  none: {
    title: 'Commencez par votre cantine',
    text: 'Vous ne gérez encore aucune cantine. Trois façons de commencer :',
    one: 'Ajouter ma cantine',
    oneText: 'Son numéro SIRET suffit pour la trouver. Comptez deux minutes.',
    add: 'Ajouter une cantine',
    several: 'En ajouter plusieurs',
    severalText: 'Un fichier, une ligne par cantine : nous le vérifions avec vous avant de l’enregistrer.',
    importThem: 'Importer un fichier',
    team: 'Rejoindre une équipe',
    teamText: 'Votre cantine est déjà inscrite ? Cherchez-la par son SIRET, puis demandez à rejoindre son équipe.',
    search: 'Chercher ma cantine',
  },
  views: { legend: 'Affichage', card: 'Cartes', list: 'Liste' } satisfies Record<ViewStyle | 'legend', string>,
  search: {
    label: 'Nom ou SIRET',
    button: 'Rechercher',
    type: 'Type de cantine',
    allTypes: 'Tous les types',
    types: {
      livreurs: 'Livreurs de repas',
      sites: 'Cantines satellites et cuisines sur place',
      groupes: 'Groupes de cantines',
    } satisfies Record<TypeFilter, string>,
    order: 'Ordre',
    orders: {
      recentes: 'Les dernières ajoutées d’abord',
      nom: 'Par nom, de A à Z',
      modification: 'Les dernières modifiées d’abord',
      couverts: 'Les plus de couverts d’abord',
      'a-faire': 'Ce qui reste à faire d’abord',
    } satisfies Record<ListOrder, string>,
  },
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? counted(count, 'cantine', 'cantines')
      : `Cantines ${number(first)} à ${number(last)} sur ${number(count)}`,
  nothing: (search: string) =>
    search ? `Aucune de vos cantines ne correspond à « ${search} ».` : 'Vous ne gérez aucune cantine de ce type.',
  gone: 'Vous ne gérez plus aucune cantine. Rechargez la page pour voir comment commencer.',
  showAll: 'Voir toutes mes cantines',
  selection: {
    exportAll: (count: number) => plural(count, 'Exporter cette cantine', `Exporter ces ${number(count)} cantines`),
    exportChosen: (count: number) =>
      plural(count, 'Exporter la cantine choisie', `Exporter les ${number(count)} cantines choisies`),
    export2026: 'Exporter les cantines au format de 2026',
    again2026: 'Pour modifier ces cantines puis les importer à nouveau :',
    again2026Text:
      'Chaque cantine y est désignée par son identifiant, avec ou sans SIRET. Les livreurs de repas n’y figurent pas : ce format ne sait pas les modifier.',
    chosen: (count: number) =>
      count === 0 ? 'Aucune cantine choisie' : counted(count, 'cantine choisie', 'cantines choisies'),
    restored: 'C’est votre choix d’avant : il est gardé tant que cet onglet reste ouvert.',
    choose: (name: string) => `Choisir « ${name} »`,
    choosePage: 'Choisir toute cette page',
    clear: 'Effacer le choix',
  },
  reportToBegin: (year: number) => `Bilan ${year} : à commencer`,
  reportComplete: (year: number) => `Bilan ${year} : complet`,
  reportUnderWay: (year: number, finished: number, all: number) =>
    `Bilan ${year} : ${finished} sur ${counted(all, 'mesure terminée', 'mesures terminées')}`,
  reportToCorrect: (year: number) => `Bilan ${year} : à corriger`,
  diagnosticExports: {
    ofAll: 'Exporter les bilans de toutes vos cantines',
    ofChosen: (count: number) =>
      plural(
        count,
        'Exporter les bilans de la cantine choisie',
        `Exporter les bilans des ${number(count)} cantines choisies`,
      ),
  },
  choice: 'Choix',
  declared: 'Télédéclaration enregistrée',
  actionsOf: (year: number) => `Mes cantines et leur bilan ${year}`,
  campaign: {
    title: (period: string) => `La campagne de télédéclaration est ouverte ${period}`,
    text: (year: number) =>
      `Complétez le bilan de vos achats de ${year}, puis télédéclarez-le : l’arrêté du 14 septembre 2022 le demande à chaque cantine.`,
    declare: 'Télédéclarer mes cantines',
    webinars: 'Voir les prochains webinaires',
  },
  guide: 'Lire le guide de la campagne (PDF)',
  correction: {
    title: (year: number, period: string) => `Les bilans ${year} peuvent être corrigés ${period}`,
    text: (end: string) =>
      `Seulement ceux qui ont été télédéclarés pendant la campagne. Une fois corrigé, le bilan est à télédéclarer de nouveau avant le ${end} au soir. Vous pouvez corriger :`,
    items: [
      'les données du bilan, achats et autres mesures ;',
      'les cantines satellites, qu’une cuisine centrale peut compléter ;',
      'la description de la cantine.',
    ],
    action: 'Voir mes bilans',
  },
  actions: {
    title: 'Il vous reste des actions à faire',
    text: (year: number) => `Voyez, cantine par cantine, ce qui manque au bilan ${year}.`,
    action: 'Voir les actions en attente',
    doneTitle: 'Vous êtes à jour',
    doneText: (year: number) => `Il n’y a rien à faire en ce moment pour le bilan ${year} de vos cantines.`,
    look: 'Voir le détail',
  },
  deleted: {
    title: 'Cantines supprimées',
    text: 'Elles reviennent avec leurs achats et leurs bilans.',
    until: (deletionDate: string, lastDay: string) =>
      `Supprimée le ${formatDay(deletionDate, 'fr')}. Vous pouvez la rétablir jusqu’au ${formatDay(lastDay, 'fr')}.`,
    restore: 'Rétablir',
    restoreNamed: (name: string) => `Rétablir ${name}`,
    restoring: 'Rétablissement…',
    restored: (name: string) => `« ${name} » est de retour parmi vos cantines.`,
    open: (name: string) => `Ouvrir « ${name} »`,
  },
  tools: {
    title: 'Mes outils',
    names: {
      PurchasesHome: 'Retrouver mes achats',
      ImportSelection: 'Importer des données',
      ImportJournal: 'Suivre mes imports',
      PartnersHome: 'Trouver de l’aide',
      FAQ: 'Trouver une réponse',
    } satisfies Record<Tool, string>,
    texts: {
      PurchasesHome: 'Les chercher, les corriger, en ajouter, les exporter.',
      ImportSelection: 'Achats, bilans, cantines : envoyez un fichier plutôt que de tout saisir.',
      ImportJournal: 'Ce que chaque fichier a changé, et la façon de revenir en arrière.',
      PartnersHome: 'Des acteurs qui fournissent, forment, pèsent ou financent, près de votre cantine.',
      FAQ: 'Les questions que se posent les gestionnaires, et comment nous écrire.',
    } satisfies Record<Tool, string>,
  },
}
export type Words = typeof fr
