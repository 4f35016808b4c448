import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/english'
import type { Direction } from '../map/towns.ts'
import type { Words } from './fr.ts'

const canteens = (count: number) => counted(count, 'canteen', 'canteens')

const sides: Readonly<Record<Direction, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
}

export const en: Words = {
  landing: {
    intro:
      'What do people eat at school, in hospital, at work? Look for a canteen and find out what it buys and what it does.',
    search: { label: 'Town, name or SIRET of the canteen', button: 'Search' },
    filters: 'Browse all canteens and filter them',
    map: 'See canteens on a map',
    statistics: 'See the figures of a territory',
  },
  intro:
    'Discover the canteens that are registered near you or elsewhere, and their progress towards sustainable food.',
  search: { label: 'Look for a canteen', hint: 'Its town, its name or its SIRET number', button: 'Search' },
  filters: {
    toggle: count => (count > 0 ? `Filters (${number(count)})` : 'Filters'),
    choice: (name, count) => (count === undefined ? name : `${name} (${number(count)})`),
    canteens,
    place: 'Place',
    region: 'Region',
    anyRegion: 'All regions',
    department: 'Department',
    anyDepartment: 'All departments',
    departmentHint: 'Its name or its number, for example 35',
    town: 'Town',
    townHint: 'Type its postal code, then choose it',
    sectors: 'Sectors of activity',
    sectorsHint: 'At least one of those that you tick',
    sectorSearch: {
      search: 'Look for a sector',
      shown: count => counted(count, 'sector', 'sectors'),
      chosen: count => counted(count, 'chosen', 'chosen'),
      none: 'No sector matches',
    },
    management: 'Management',
    anyManagement: 'All kinds of management',
    type: 'Type of canteen',
    anyType: 'All types',
    types: {
      livreurs: 'Meal deliverers',
      sites: 'Satellite canteens and kitchens on the spot',
      groupes: 'Groups of canteens',
    },
    meals: 'Meals per day',
    minMeals: 'At least',
    maxMeals: 'At most',
    wrongMeals: 'The minimum value is above the maximum value.',
    purchases: 'Last year’s purchases',
    purchasesHint: 'Those that the canteen has reported',
    minBio: 'Organic, at least (%)',
    minQuality: 'Organic and quality, at least (%)',
    badge: 'Goals of the law reached',
  },
  tags: {
    search: text => `“${text}”`,
    town: code => `Town ${code}`,
    minBio: value => `At least ${percent(value)} organic`,
    minQuality: value => `At least ${percent(value)} organic and quality`,
    minMeals: count => `At least ${counted(count, 'meal', 'meals')} per day`,
    maxMeals: count => `At most ${counted(count, 'meal', 'meals')} per day`,
    badge: 'Goals of the law reached',
    zone: 'A point of the map',
  },
  order: {
    label: 'Order',
    orders: {
      creationDec: 'Newest registered first',
      creationCro: 'Earliest registered first',
      modificationDec: 'Last changed first',
      modificationCro: 'Least recently changed first',
      nomCro: 'By name, from A to Z',
      nomDec: 'By name, from Z to A',
      repasDec: 'Most meals first',
      repasCro: 'Fewest meals first',
    },
  },
  views: { legend: 'View', liste: 'List', carte: 'Map' },
  list: 'List of canteens',
  shown: (first, last, count) =>
    first === 1 && last === count
      ? canteens(count)
      : `Canteens ${number(first)} to ${number(last)} of ${number(count)}`,
  nothing: (search, hasFilters) =>
    search === ''
      ? 'No canteen matches these filters.'
      : hasFilters
        ? `No canteen matches “${search}” with these filters.`
        : `No canteen matches “${search}”. Check the spelling, or try its town.`,
  none: 'No canteen can be seen here yet.',
  showAll: 'See all canteens',
  noData: 'This canteen has not published a diagnostic yet.',
  shares: (year, { organic, quality }, goal) =>
    `In ${year}: ${share(organic, goal)} organic, ${share(quality)} other sustainable and quality products`,
  badgesTitle: 'Measures of the law',
  badges: {
    appro: 'Quality of products',
    waste: 'Food waste',
    diversification: 'Vegetarian menus',
    plastic: 'End of plastic',
    info: 'Information of diners',
  },
  earned: name => `${name}: goal reached`,
  toDo: name => `${name}: to do`,
  map: {
    title: 'Map of canteens',
    loading: 'The map is coming…',
    label: 'Map to move around',
    keys: 'Arrows move the map; the plus and minus keys zoom in and out. All that it shows is in the list too.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    nearMe: 'Near me',
    nearMeStates: {
      asking: 'Looking for your position…',
      shown: 'The map is centred around you. Your position stays on your device.',
      refused: 'Your browser does not give your position. Search by town or department instead.',
      unknown: 'Your position was not found. Search by town or department instead.',
      far: 'You are outside of this map.',
    },
    cluster: (count, town, side) => `${canteens(count)} ${side ? `${sides[side]} of` : 'near'} ${town}`,
    open: where => `${where}: zoom in`,
    list: where => `${where}: see the list`,
    count: count => number(count),
    shown: (count, places) =>
      count === 0
        ? 'No canteen in this part of the map.'
        : `The map shows ${canteens(count)} in ${counted(places, 'point', 'points')}.`,
    unplaced: count =>
      plural(
        count,
        'One canteen whose place is not known is in the list only.',
        `${number(count)} canteens whose place is not known are in the list only.`,
      ),
    undrawn: 'In the list, without a map:',
    frames: 'Parts of the map',
    mainland: 'Mainland France',
  },
  notFound: {
    title: 'Did you not find a canteen?',
    text: 'Tell us which one: we will help you learn whether it is registered, or who can register it.',
    labels: { from: 'Your e-mail address', name: 'Your name', message: 'The canteen that you are looking for' },
    fromHint: 'To answer you, for example name@example.com',
    messageHint: 'Its name, its town, and what you know of it',
    trap: 'Do not fill in this field',
    action: 'Send',
    busy: 'Sending…',
    sentTitle: 'Your message is sent',
    sentText: 'Thank you. The team will answer you by e-mail.',
  },
}
