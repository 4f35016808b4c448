import type { BadgeId } from '@ma-cantine/lib/measures/catalogue'
import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/french'
import type { PublicShares } from '@ma-cantine/lib/public-canteens/public-shares'
import type { TypeFilter } from '../../canteens/list-choice.ts'
import type { ListAddress, ListOrder } from '../list-address.ts'
import type { Direction } from '../map/towns.ts'
import type { NearMeState } from '../map/use-near-me.ts'

const canteens = (count: number) => counted(count, 'cantine', 'cantines')

const sides: Readonly<Record<Direction, string>> = {
  n: 'au nord',
  ne: 'au nord-est',
  e: 'à l’est',
  se: 'au sud-est',
  s: 'au sud',
  sw: 'au sud-ouest',
  w: 'à l’ouest',
  nw: 'au nord-ouest',
}

/** « du Mans », « de La Rochelle », « d’Angers » */
const of = (town: string) =>
  town.startsWith('Le ') ? `du ${town.slice(3)}` : /^[AEIOUÉ]/.test(town) ? `d’${town}` : `de ${town}`

/** The sentences of the search of public canteens. English has the same shape, or does not compile. */
export const fr = {
  landing: {
    intro:
      'Que mange-t-on à l’école, à l’hôpital, au travail ? Cherchez une cantine et découvrez ce qu’elle achète et les actions qu’elle mène.',
    search: { label: 'Commune, nom ou SIRET de la cantine', button: 'Rechercher' },
    filters: 'Parcourir toutes les cantines et les filtrer',
    map: 'Voir les cantines sur une carte',
    statistics: 'Voir les chiffres d’un territoire',
  },
  intro:
    'Découvrez les cantines inscrites près de chez vous ou ailleurs, et leurs progrès vers une alimentation durable.',
  search: { label: 'Rechercher une cantine', hint: 'Sa commune, son nom ou son numéro SIRET', button: 'Rechercher' },
  filters: {
    toggle: (count: number) => (count > 0 ? `Filtres (${number(count)})` : 'Filtres'),
    /** A choice, with how many canteens it leaves once that is known. */
    choice: (name: string, count: number | undefined) => (count === undefined ? name : `${name} (${number(count)})`),
    canteens,
    place: 'Lieu',
    region: 'Région',
    anyRegion: 'Toutes les régions',
    department: 'Département',
    anyDepartment: 'Tous les départements',
    departmentHint: 'Nom ou numéro, par exemple 35',
    town: 'Commune',
    townHint: 'Tapez son code postal, puis choisissez-la',
    sectors: 'Secteurs d’activité',
    sectorsHint: 'Au moins un de ceux que vous cochez',
    sectorSearch: {
      search: 'Chercher un secteur',
      shown: (count: number) => counted(count, 'secteur', 'secteurs'),
      chosen: (count: number) => counted(count, 'choisi', 'choisis'),
      none: 'Aucun secteur ne correspond',
    },
    management: 'Mode de gestion',
    anyManagement: 'Tous les modes',
    type: 'Type de cantine',
    anyType: 'Tous les types',
    types: {
      livreurs: 'Livreurs de repas',
      sites: 'Cantines satellites et cuisines sur place',
      groupes: 'Groupes de cantines',
    } satisfies Record<TypeFilter, string>,
    meals: 'Couverts par jour',
    minMeals: 'Au moins',
    maxMeals: 'Au plus',
    wrongMeals: 'La valeur minimale dépasse la valeur maximale.',
    purchases: 'Achats de l’an dernier',
    purchasesHint: 'Ceux que la cantine a déclarés',
    minBio: 'Bio, au moins (%)',
    minQuality: 'Bio et qualité, au moins (%)',
    badge: 'Objectifs de la loi atteints',
  },
  tags: {
    search: (text: string) => `« ${text} »`,
    town: (code: string) => `Commune ${code}`,
    minBio: (value: number) => `Au moins ${percent(value)} de bio`,
    minQuality: (value: number) => `Au moins ${percent(value)} de bio et qualité`,
    minMeals: (count: number) => `Au moins ${counted(count, 'couvert', 'couverts')} par jour`,
    maxMeals: (count: number) => `Au plus ${counted(count, 'couvert', 'couverts')} par jour`,
    badge: 'Objectifs de la loi atteints',
    zone: 'Un point de la carte',
  },
  order: {
    label: 'Ordre',
    orders: {
      creationDec: 'Les dernières inscrites d’abord',
      creationCro: 'Les premières inscrites d’abord',
      modificationDec: 'Les dernières modifiées d’abord',
      modificationCro: 'Les moins récemment modifiées d’abord',
      nomCro: 'Par nom, de A à Z',
      nomDec: 'Par nom, de Z à A',
      repasDec: 'Les plus de couverts d’abord',
      repasCro: 'Les moins de couverts d’abord',
    } satisfies Record<ListOrder, string>,
  },
  views: { legend: 'Affichage', liste: 'Liste', carte: 'Carte' } satisfies Record<
    ListAddress['view'] | 'legend',
    string
  >,
  list: 'Liste des cantines',
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? canteens(count)
      : `Cantines ${number(first)} à ${number(last)} sur ${number(count)}`,
  nothing: (search: string, hasFilters: boolean) =>
    search === ''
      ? 'Aucune cantine ne correspond à ces filtres.'
      : hasFilters
        ? `Aucune cantine ne correspond à « ${search} » avec ces filtres.`
        : `Aucune cantine ne correspond à « ${search} ». Vérifiez l’orthographe, ou essayez avec sa commune.`,
  none: 'Aucune cantine n’est encore visible ici.',
  showAll: 'Voir toutes les cantines',
  noData: 'Cette cantine n’a pas encore publié de bilan.',
  shares: (year: number, { organic, quality }: PublicShares, goal: number) =>
    `En ${year} : ${share(organic, goal)} de bio, ${share(quality)} d’autres produits durables et de qualité`,
  badgesTitle: 'Mesures de la loi',
  badges: {
    appro: 'Qualité des produits',
    waste: 'Gaspillage alimentaire',
    diversification: 'Menus végétariens',
    plastic: 'Fin du plastique',
    info: 'Information des convives',
  } satisfies Record<BadgeId, string>,
  earned: (name: string) => `${name} : objectif atteint`,
  toDo: (name: string) => `${name} : à faire`,
  map: {
    title: 'Carte des cantines',
    loading: 'La carte arrive…',
    label: 'Carte à parcourir',
    keys: 'Les flèches déplacent la carte ; les touches plus et moins l’agrandissent et la réduisent. Tout ce qu’elle montre se trouve aussi dans la liste.',
    zoomIn: 'Agrandir la carte',
    zoomOut: 'Réduire la carte',
    nearMe: 'Près de moi',
    nearMeStates: {
      asking: 'Recherche de votre position…',
      shown: 'La carte est centrée autour de vous. Votre position reste sur votre appareil.',
      refused: 'Votre navigateur ne donne pas votre position. Cherchez plutôt par commune ou par département.',
      unknown: 'Votre position n’a pas été trouvée. Cherchez plutôt par commune ou par département.',
      far: 'Vous êtes hors de cette carte.',
    } satisfies Record<Exclude<NearMeState, 'idle'>, string>,
    cluster: (count: number, town: string, side: Direction | null) =>
      `${canteens(count)} ${side ? sides[side] : 'près'} ${of(town)}`,
    open: (where: string) => `${where} : agrandir la carte`,
    list: (where: string) => `${where} : voir la liste`,
    count: (count: number) => number(count),
    shown: (count: number, places: number) =>
      count === 0
        ? 'Aucune cantine dans cette partie de la carte.'
        : `La carte montre ${canteens(count)} en ${counted(places, 'point', 'points')}.`,
    unplaced: (count: number) =>
      plural(
        count,
        'Une cantine dont le lieu n’est pas connu est seulement dans la liste.',
        `${number(count)} cantines dont le lieu n’est pas connu sont seulement dans la liste.`,
      ),
    undrawn: 'Dans la liste, sans carte :',
    frames: 'Parties de la carte',
    mainland: 'France métropolitaine',
  },
  notFound: {
    title: 'Vous n’avez pas trouvé une cantine ?',
    text: 'Dites-nous laquelle : nous vous aiderons à savoir si elle est inscrite, ou qui peut l’inscrire.',
    labels: { from: 'Votre adresse électronique', name: 'Votre nom', message: 'La cantine que vous cherchez' },
    fromHint: 'Pour vous répondre, par exemple nom@exemple.fr',
    messageHint: 'Son nom, sa commune, et ce que vous savez d’elle',
    trap: 'Ne remplissez pas ce champ',
    action: 'Envoyer',
    busy: 'Envoi…',
    sentTitle: 'Votre message est envoyé',
    sentText: 'Merci. L’équipe vous répondra par courrier électronique.',
  },
}
export type Words = typeof fr
