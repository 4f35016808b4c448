import { number } from '@ma-cantine/lib/messages/english'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import { highestWeight, leastDeclarations } from '@ma-cantine/lib/statistics/secrecy'
import type { Words } from './fr.ts'

const several = (kind: string, names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${kind}: ${names.join(', ')}`
const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

export const en: Words = {
  intro: 'How many canteens are registered near you, how many have declared their purchases, and what they serve.',
  places: {
    country: 'All of France',
    regions: names => several('regions', names),
    departments: names => several('departments', names),
    epcis: names => several('groups of towns', names),
  },
  filters: {
    title: 'Choose a territory and sectors',
    toggle: count => `Filters${count > 0 ? ` (${number(count)})` : ''}`,
    regions: 'Regions',
    departments: 'Departments',
    epcis: 'Groups of towns',
    sectors: 'Sectors',
    finest: 'The finest level alone counts: groups of towns before departments, departments before regions.',
    epciLabel: 'Add a group of towns',
    epciHint: 'By its name, for example “Rennes Métropole”',
    empty: 'no registered canteen',
    choices: {
      search: 'Search the list',
      shown: count => `${number(count)} ${plural(count, 'choice', 'choices')}`,
      chosen: count => `${number(count)} chosen`,
      none: 'Nothing matches this search.',
    },
    region: name => `Region: ${name}`,
    department: name => `Department: ${name}`,
    epci: name => `Group of towns: ${name}`,
    sector: name => `Sector: ${name}`,
  },
  year: {
    label: 'Year of the data',
    option: year => `Data of ${year} (declared in ${year + 1})`,
  },
  registered: {
    title: 'Registered canteens',
    count: count => plural(count, 'registered canteen', 'registered canteens'),
    today: 'Today, published or not',
    chart: 'Number of canteens by category of sectors',
    chartNote: 'A canteen with several sectors counts in the category of each.',
    category: 'Category',
    canteens: 'Canteens',
    categories: {
      education: 'Education',
      health: 'Health',
      social: 'Social care',
      leisure: 'Leisure',
      administration: 'Government',
      enterprise: 'Business',
      autres: 'Other',
      inconnu: 'Unknown sector',
    },
  },
  goals: {
    title: 'The goals of the EGalim law',
    declared: count => plural(count, 'declared diagnostic', 'declared diagnostics'),
    reached: 'of the diagnostics reach the goals for purchases',
    organic: 'of purchases are organic on average',
    sustainable: 'of purchases are of quality and sustainable, without organic ones, on average',
    among: count => `From ${number(count)} ${plural(count, 'declared diagnostic', 'declared diagnostics')}`,
    measure: 'What the law asks',
    none: year => `No diagnostic was declared for the purchases of ${year}.`,
    reserved: {
      title: year => `The averages of ${year} are not public yet`,
      text: 'They will be at the end of the year, once parliament has the statistical study.',
    },
    secret: {
      title: 'These percentages are not given',
      text: `They rest on fewer than ${leastDeclarations} diagnostics, or one diagnostic weighs more than ${formatPercent(highestWeight, 'en')} of the purchases, or those of a neighbouring territory could be worked out from them: they would tell the figures of one canteen (statistical secret, rule of Insee).`,
    },
  },
  openData: 'Download these figures, and the diagnostics that they are made of',
  missing: {
    title: 'Who is missing',
    text: (registered, declared, year) =>
      `Of ${number(registered)} ${plural(registered, 'canteen', 'canteens')} registered today, ${number(declared)} ${plural(declared, 'diagnostic was declared', 'diagnostics were declared')} for ${year}.`,
    expected: ({ count }, registered) =>
      registered >= count
        ? `The territory is said to have ${number(count)} ${plural(count, 'canteen', 'canteens')}: all are registered.`
        : `The territory is said to have ${number(count)} ${plural(count, 'canteen', 'canteens')}: ${number(count - registered)} more than are registered.`,
    sources: sources => `(Source: ${sources.join('; ')}.)`,
    why: 'Canteens that a central kitchen delivers to, or that are in a group, may be part of its diagnostic: their number is not that of the diagnostics that are missing. A canteen that is not registered is not shown here.',
  },
  figures: {
    bilans: 'Declared diagnostics',
    objectifs: 'Reach the goals',
    bio: 'Organic',
    durable: 'Quality and sustainable, not organic',
  },
  years: {
    title: 'Year by year',
    table: 'The figures of each campaign',
    year: 'Year',
  },
  map: {
    title: 'The map',
    indicator: 'What the map shows',
    indicators: {
      objectifs: 'Diagnostics that reach the goals',
      bio: 'Share of organic products',
      durable: 'Share of quality and sustainable products, not organic',
      bilans: 'Number of declared diagnostics',
    },
    level: 'Divided into',
    levels: { regions: 'Regions', departements: 'Departments' },
    legend: 'Legend',
    untold: 'No diagnostic, or not given',
    between: (from, to) => `${from} to ${to}`,
    picture: 'Map of France: its figures are in the table that follows.',
    table: 'The figures of the map',
    territory: 'Territory',
    canteens: 'Registered canteens',
    choose: (name, value) => `${name}: ${value}`,
  },
  beside: {
    title: 'Compare with another territory',
    table: 'Each territory, figure by figure',
    label: 'Compare with',
    nothing: 'No territory',
    figure: 'Figure',
  },
  values: {
    none: 'no diagnostic',
    reserved: 'not public yet',
    secret: 'not given',
  },
}
