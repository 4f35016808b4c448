import type { SectorCategory } from '@ma-cantine/lib/canteens/sector-categories'
import { number } from '@ma-cantine/lib/messages/french'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import type { ExpectedCanteens } from '@ma-cantine/lib/statistics/expected-canteens'
import { highestWeight, leastDeclarations } from '@ma-cantine/lib/statistics/secrecy'
import type { Indicator } from '../statistics-address.ts'

const several = (kind: string, names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${kind} : ${names.join(', ')}`
const plural = (count: number, one: string, many: string): string => (count > 1 ? many : one)

export const fr = {
  intro:
    'Combien de cantines sont inscrites près de chez vous, combien ont télédéclaré leurs achats, et ce qu’elles servent.',
  places: {
    country: 'France entière',
    regions: (names: readonly string[]) => several('régions', names),
    departments: (names: readonly string[]) => several('départements', names),
    epcis: (names: readonly string[]) => several('intercommunalités', names),
  },
  filters: {
    title: 'Choisir un territoire et des secteurs',
    toggle: (count: number) => `Filtres${count > 0 ? ` (${number(count)})` : ''}`,
    regions: 'Régions',
    departments: 'Départements',
    epcis: 'Intercommunalités',
    sectors: 'Secteurs d’activité',
    finest:
      'Le niveau le plus fin compte seul : les intercommunalités avant les départements, les départements avant les régions.',
    epciLabel: 'Ajouter une intercommunalité',
    epciHint: 'Par son nom, par exemple « Rennes Métropole »',
    empty: 'aucune cantine inscrite',
    choices: {
      search: 'Chercher dans la liste',
      shown: (count: number) => `${number(count)} ${plural(count, 'choix', 'choix')}`,
      chosen: (count: number) => `${number(count)} ${plural(count, 'choisi', 'choisis')}`,
      none: 'Rien ne correspond à cette recherche.',
    },
    region: (name: string) => `Région : ${name}`,
    department: (name: string) => `Département : ${name}`,
    epci: (name: string) => `Intercommunalité : ${name}`,
    sector: (name: string) => `Secteur : ${name}`,
  },
  year: {
    label: 'Année des données',
    option: (year: number) => `Données ${year} (télédéclarées en ${year + 1})`,
  },
  registered: {
    title: 'Les cantines inscrites',
    count: (count: number) => plural(count, 'cantine inscrite', 'cantines inscrites'),
    today: 'Aujourd’hui, publiées ou non',
    chart: 'Nombre de cantines par catégorie de secteurs',
    chartNote: 'Une cantine qui a plusieurs secteurs compte dans la catégorie de chacun.',
    category: 'Catégorie',
    canteens: 'Cantines',
    categories: {
      education: 'Enseignement',
      health: 'Santé',
      social: 'Social et médico-social',
      leisure: 'Loisirs',
      administration: 'Administration',
      enterprise: 'Entreprise',
      autres: 'Autres',
      inconnu: 'Secteur inconnu',
    } satisfies Record<SectorCategory | 'inconnu', string>,
  },
  goals: {
    title: 'Les objectifs de la loi EGalim',
    declared: (count: number) => plural(count, 'bilan télédéclaré', 'bilans télédéclarés'),
    reached: 'des bilans atteignent les objectifs d’achats',
    organic: 'd’achats bio en moyenne',
    sustainable: 'd’achats de qualité et durables, hors bio, en moyenne',
    among: (count: number) => `D’après ${number(count)} ${plural(count, 'bilan télédéclaré', 'bilans télédéclarés')}`,
    measure: 'Ce que demande la loi',
    none: (year: number) => `Aucun bilan n’a été télédéclaré pour les achats de ${year}.`,
    reserved: {
      title: (year: number) => `Les moyennes de ${year} ne sont pas encore publiques`,
      text: 'Elles le seront à la fin de l’année, une fois l’étude statistique remise au Parlement.',
    },
    secret: {
      title: 'Ces pourcentages ne sont pas donnés',
      text: `Ils reposent sur moins de ${leastDeclarations} bilans, ou un bilan pèse plus de ${formatPercent(highestWeight, 'fr')} des achats, ou ils permettraient de calculer ceux d’un territoire voisin : ils diraient les chiffres d’une cantine (secret statistique, règle de l’Insee).`,
    },
  },
  openData: 'Télécharger ces chiffres et les bilans qui les font',
  missing: {
    title: 'Qui manque',
    text: (registered: number, declared: number, year: number) =>
      `Sur ${number(registered)} ${plural(registered, 'cantine inscrite', 'cantines inscrites')} aujourd’hui, ${number(declared)} ${plural(declared, 'bilan a été télédéclaré', 'bilans ont été télédéclarés')} pour ${year}.`,
    expected: ({ count }: ExpectedCanteens, registered: number) =>
      registered >= count
        ? `Le territoire compterait ${number(count)} ${plural(count, 'cantine', 'cantines')} : toutes sont inscrites.`
        : `Le territoire compterait ${number(count)} ${plural(count, 'cantine', 'cantines')} : il en manque ${number(count - registered)}.`,
    sources: (sources: readonly string[]) => `(Source : ${sources.join(' ; ')}.)`,
    why: 'Les cantines livrées par une cuisine centrale, ou membres d’un groupe, peuvent être comprises dans le bilan de celle-ci : leur nombre n’est donc pas celui des bilans manquants. Une cantine qui n’est pas inscrite n’apparaît pas ici.',
  },
  figures: {
    bilans: 'Bilans télédéclarés',
    objectifs: 'Atteignent les objectifs',
    bio: 'Bio',
    durable: 'Qualité et durable, hors bio',
  } satisfies Record<Indicator, string>,
  years: {
    title: 'D’année en année',
    table: 'Les chiffres de chaque campagne',
    year: 'Année',
  },
  map: {
    title: 'La carte',
    indicator: 'Ce que montre la carte',
    indicators: {
      objectifs: 'Bilans qui atteignent les objectifs',
      bio: 'Part des produits bio',
      durable: 'Part des produits de qualité et durables, hors bio',
      bilans: 'Nombre de bilans télédéclarés',
    } satisfies Record<Indicator, string>,
    level: 'Découpage',
    levels: { regions: 'Régions', departements: 'Départements' },
    legend: 'Légende',
    untold: 'Sans bilan, ou non communiqué',
    between: (from: string, to: string) => `${from} à ${to}`,
    picture: 'Carte de France : ses chiffres sont dans le tableau qui suit.',
    table: 'Les chiffres de la carte',
    territory: 'Territoire',
    canteens: 'Cantines inscrites',
    choose: (name: string, value: string) => `${name} : ${value}`,
  },
  beside: {
    title: 'Comparer deux territoires',
    table: 'Les deux territoires, chiffre par chiffre',
    label: 'Comparer avec',
    nothing: 'Aucun territoire',
    figure: 'Chiffre',
  },
  values: {
    none: 'aucun bilan',
    reserved: 'pas encore public',
    secret: 'non communiqué',
  },
}
export type Words = typeof fr
