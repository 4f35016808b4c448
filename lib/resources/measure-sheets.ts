import {
  keyMeasureOf,
  type MeasureId,
  measureShortTitles,
  measureTitles,
  type SubMeasureId,
} from '../measures/catalogue.ts'
import type { SharesFigure } from './printed-document.ts'

/** A duty in a sentence, and whom it concerns. */
interface Duty {
  readonly what: string
  readonly who: string
}

const everyone = 'Toutes les cantines'

const duties: Readonly<Record<SubMeasureId, Duty>> = {
  cinquante: {
    what: 'Au moins 50 % de produits durables et de qualité dans les achats de denrées de l’année, hors taxes. Outre-mer, la part à atteindre est plus basse.',
    who: everyone,
  },
  vingt: {
    what: 'Au moins 20 % de produits bio ou en conversion dans ces mêmes achats ; ils font partie des 50 %.',
    who: everyone,
  },
  'gaspillage-analyse': {
    what: 'Mesurer ce qui est jeté, comprendre pourquoi, et agir pour le réduire.',
    who: everyone,
  },
  restes: {
    what: 'Ne jamais rendre impropre à la consommation une denrée encore bonne : l’amende est de 3 750 euros.',
    who: everyone,
  },
  dons: {
    what: 'Proposer à une association d’aide alimentaire une convention pour lui donner les surplus.',
    who: 'Plus de 3 000 repas préparés par jour',
  },
  expe: {
    what: 'Essayer la réservation des repas, pour préparer la juste quantité.',
    who: 'Les cantines volontaires',
  },
  proteines: {
    what: 'Écrire un plan sur plusieurs années pour varier les sources de protéines, végétales comprises.',
    who: 'Plus de 200 couverts par jour',
  },
  'menu-vege': { what: 'Servir un menu végétarien au moins une fois par semaine.', who: 'Enseignement scolaire' },
  'option-vege': {
    what: 'Proposer chaque jour un choix végétarien.',
    who: 'Restaurants de l’État, de ses établissements et des universités',
  },
  bouteilles: { what: 'Ne plus servir d’eau plate en bouteille de plastique.', who: 'Enseignement scolaire' },
  ustensiles: {
    what: 'Ne plus mettre à disposition de vaisselle, de couverts ni de pailles en plastique à usage unique.',
    who: everyone,
  },
  contenants: {
    what: 'Ne plus cuire, réchauffer ni servir dans des contenants en plastique.',
    who: 'Écoles, collèges, lycées, universités, crèches, services pour enfants des hôpitaux',
  },
  reuse: {
    what: 'Servir les repas pris sur place dans de la vaisselle réutilisable.',
    who: 'Les lieux de 20 places ou plus',
  },
  'reuse-takeaway': {
    what: 'Livrer les repas quotidiens à domicile dans des contenants réutilisables, qui reviennent.',
    who: 'Portage de repas à domicile',
  },
  'convives-informes': {
    what: 'Dire aux convives, une fois par an au moins, la part de produits durables et de qualité, et ce que fait la cantine.',
    who: everyone,
  },
  'informations-nutritionnelles': {
    what: 'Faire connaître les règles suivies pour la qualité nutritionnelle des repas.',
    who: 'Écoles, universités et crèches',
  },
  'informations-etiquet-viande': {
    what: 'Afficher l’origine des viandes servies : pays d’élevage et d’abattage, et de naissance pour le bœuf.',
    who: everyone,
  },
}

/** What a sheet shows besides its words: the shares to reach, or the days from which duties apply. */
export type SheetFigure =
  | SharesFigure
  | {
      readonly kind: 'days'
      readonly alt: string
      readonly days: readonly { readonly year: number; readonly names: readonly string[] }[]
    }

interface SheetText {
  readonly essential: string
  readonly steps: readonly string[]
  readonly good: string
}

const texts: Readonly<Record<MeasureId, SheetText>> = {
  'qualite-des-produits': {
    essential:
      'Sur 100 euros de denrées, au moins 50 vont à des produits durables et de qualité, dont 20 à des produits bio. Viandes et poissons ont leur propre objectif : 60 %.',
    steps: [
      'Rassemblez les factures de l’année et demandez à vos fournisseurs un récapitulatif par label.',
      'Classez chaque achat une seule fois, au premier de ses labels : le bio passe avant tous les autres.',
      'Comparez vos parts aux objectifs avec le calculateur, à télécharger sur la même page que cette fiche.',
      'Choisissez les deux ou trois familles où le changement coûte le moins : pain, produits laitiers, légumes de saison.',
      'Écrivez les labels attendus dans vos prochains marchés.',
    ],
    good: 'Comptent : bio, Label rouge, AOC et AOP, IGP, STG, certification environnementale, pêche durable, région ultrapériphérique, commerce équitable, mention fermier, et les achats choisis pour leurs coûts ou leurs performances environnementales. L’origine locale, à elle seule, ne compte pas.',
  },
  'gaspillage-alimentaire': {
    essential:
      'La restauration collective devait réduire son gaspillage de moitié entre 2015 et 2025, et l’effort continue. On commence par peser, on cherche les causes, puis on change une chose à la fois.',
    steps: [
      'Pesez les restes pendant au moins cinq jours de service : préparation, plats non servis, retours d’assiette.',
      'Cherchez avec l’équipe d’où vient l’essentiel du gaspillage : quantités prévues, recettes, portions, temps du repas.',
      'Choisissez une action et une date : petites et grandes faims, pain en fin de ligne, réservation.',
      'Pesez de nouveau, aux mêmes jours de la semaine, et affichez le résultat.',
      'Signez une convention de don pour ce qui reste bon ; le modèle se télécharge sur la même page que cette fiche.',
    ],
    good: 'Deux mesures par an suffisent pour voir une tendance. Le poids par repas est le bon repère : il ne dépend pas du nombre de convives.',
  },
  'menus-vegetariens': {
    essential:
      'Un menu végétarien ne contient ni viande, ni poisson, ni fruits de mer. Légumineuses, céréales, œufs et fromage y apportent les protéines.',
    steps: [
      'Comptez les plats sans viande ni poisson des vingt derniers menus, et notez ceux qui plaisent.',
      'Testez des recettes à base de lentilles, pois chiches ou haricots, avec des convives qui les notent.',
      'Formez l’équipe : trempage, cuisson, assaisonnement des légumineuses.',
      'Donnez aux plats un nom qui met en appétit, et placez-les en premier sur la ligne.',
      'Au-delà de 200 couverts par jour, écrivez le plan : objectifs, calendrier, personnes chargées.',
    ],
    good: 'Ce que les plats végétariens font économiser aide à acheter mieux le reste : viande de qualité, produits bio.',
  },
  'interdiction-du-plastique': {
    essential:
      'Le plastique à usage unique quitte la table, et les contenants en plastique quittent la cuisine et le service des enfants. L’inox, le verre et la porcelaine prennent la place.',
    steps: [
      'Faites l’inventaire : bouteilles, couverts, barquettes, bacs, films, emballages de portage.',
      'Commencez par ce qui chauffe : les contenants de cuisson et de réchauffage.',
      'Prévoyez le lavage, le stockage et le poids à porter avant de commander.',
      'Avec une cuisine centrale, décidez ensemble des bacs et de leur retour.',
      'Remplacez les bouteilles par des carafes ou des fontaines.',
    ],
    good: 'Une vaisselle réutilisable mal aimée finit cassée ou perdue : faites-la choisir par ceux qui la portent et qui la lavent.',
  },
  'information-des-usagers': {
    essential:
      'Les convives ont le droit de savoir : la part de produits durables et de qualité, la qualité nutritionnelle des repas, l’origine des viandes.',
    steps: [
      'Reprenez les parts de votre dernier bilan : ce sont les chiffres à montrer.',
      'Affichez-les à l’entrée du restaurant, et envoyez-les une fois par an par voie électronique.',
      'Préparez une ardoise ou un écran pour l’origine des viandes, remplis à chaque livraison.',
      'Dites d’où viennent les produits et qui les cuisine : c’est ce que les convives retiennent.',
    ],
    good: 'Un chiffre seul se retient mal. « 32 % de bio, pour 20 % demandés » se comprend d’un coup d’œil.',
  },
}

/** The words that all sheets share. */
export const sheetWords = {
  banner: 'ma cantine · la mesure en une page',
  documentTitle: (title: string) => `${title} : la mesure en une page`,
  duties: { title: 'Ce que la loi demande', head: ['Quoi', 'Depuis quand', 'Pour qui'] },
  steps: 'Par où commencer',
  good: 'Bon à savoir',
  notice: 'Cette fiche explique la loi en peu de mots ; seuls les textes officiels font foi.',
} as const

export interface MeasureSheet {
  readonly id: MeasureId
  readonly title: string
  readonly subtitle: string
  readonly essential: string
  readonly figure: SheetFigure
  readonly duties: readonly { readonly what: string; readonly since: string; readonly who: string }[]
  readonly steps: readonly string[]
  readonly good: string
}

/** Short names of duties, for a figure. */
const dutyNames: Readonly<Record<SubMeasureId, string>> = {
  cinquante: '50 % de qualité',
  vingt: '20 % de bio',
  'gaspillage-analyse': 'mesurer et agir',
  restes: 'ne rien détruire',
  dons: 'donner les surplus',
  expe: 'réservation à l’essai',
  proteines: 'plan de protéines',
  'menu-vege': 'menu de la semaine',
  'option-vege': 'choix de chaque jour',
  bouteilles: 'bouteilles d’eau',
  ustensiles: 'vaisselle jetable',
  contenants: 'contenants chauffés',
  reuse: 'vaisselle sur place',
  'reuse-takeaway': 'portage à domicile',
  'convives-informes': 'part de qualité',
  'informations-nutritionnelles': 'qualité nutritionnelle',
  'informations-etiquet-viande': 'origine des viandes',
}

function figureOf(id: MeasureId): SheetFigure {
  if (id === 'qualite-des-produits') {
    return {
      kind: 'shares',
      alt: 'Sur 100 euros d’achats : 20 euros de produits bio, 30 euros d’autres produits durables et de qualité, 50 euros de produits au choix.',
      parts: [
        { name: 'bio', percent: 20 },
        { name: 'qualité, hors bio', percent: 30 },
        { name: 'au choix', percent: 50 },
      ],
    }
  }
  const byYear = Map.groupBy(keyMeasureOf(id).subMeasures, ({ deadline }) => Number(deadline.earliestISO.slice(0, 4)))
  const days = [...byYear]
    .sort(([a], [b]) => a - b)
    .map(([year, subMeasures]) => ({ year, names: subMeasures.map(({ id }) => dutyNames[id]) }))
  return {
    kind: 'days',
    alt: `Frise des dates : ${days.map(({ year, names }) => `${year}, ${names.join(' et ')}`).join(' ; ')}.`,
    days,
  }
}

/** The page that says a measure to a cook: what, since when, for whom, and how to begin. */
export const measureSheet = (id: MeasureId): MeasureSheet => ({
  id,
  title: measureShortTitles.fr[id],
  subtitle: measureTitles.fr[id],
  ...texts[id],
  figure: figureOf(id),
  duties: keyMeasureOf(id).subMeasures.map(subMeasure => ({
    ...duties[subMeasure.id],
    since: subMeasure.deadline.display.fr,
  })),
})
