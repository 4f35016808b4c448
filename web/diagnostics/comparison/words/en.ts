import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatHundredths } from '@ma-cantine/lib/messages/numbers'
import { formatCents } from '../../../purchases/summary/format-figures.ts'
import type { Words } from './fr.ts'

const cents = (value: number) => formatCents(value, 'en')
const centsPerMeal = (value: number) => `${formatHundredths(value, 'en')} ${plural(value, 'cent', 'cents')} a meal`

export const en: Words = {
  title: 'Compare',
  figure: 'Figure',
  figures: {
    organic: 'Share of organic products',
    quality: 'Share of sustainable and quality products, organic included',
    meat: 'Share of quality in meat and poultry',
    fish: 'Share of quality in fish',
    mealCost: 'Cost of the food of a meal',
  },
  ofYear: year => `Your ${year} diagnostic`,
  similar: 'Similar canteens',
  goal: goal => `goal ${percent(goal)}`,
  unknown: '—',
  value: (figure, value, goal) =>
    figure === 'mealCost' ? formatEuros(Math.round(value * 100) / 100, 'en') : share(value, goal),
  change: (figure, difference, before) => {
    const size = Math.abs(figure === 'mealCost' ? Math.round(difference * 100) : Math.round(difference * 1000) / 10)
    if (size === 0) return `as in ${before}`
    const sense = difference > 0 ? 'more' : 'less'
    const written = figure === 'mealCost' ? formatEuros(size / 100, 'en') : counted(size, 'point', 'points')
    return `${written} ${sense} than in ${before}`
  },
  noReport: year => `Fill in the total of your purchases of ${year} to compare yourself.`,
  noLastYear: year => `You have no diagnostic filled in for ${year}: there is no year before to compare with.`,
  explained: (atLeast, categories, territory, year) =>
    `Similar canteens: at least ${number(atLeast)} declared diagnostics of ${year} (${categories.join(', ')}), ${territory}. It is the value in the middle, rounded: half of them do more, the other half do less.`,
  territories: {
    department: name => `in the same department, ${name}`,
    restOfRegion: name =>
      `in the same region, ${name}, without the departments that have enough of them to be compared together`,
  },
  without: {
    'too-few': year =>
      `No comparison with similar canteens yet: it takes at least ten declared diagnostics of ${year} from other canteens of the same sector and territory, so that nobody recognises the figures of a single one.`,
    'unknown-place': () => 'To compare yourself with similar canteens, say in which town yours is.',
    'unknown-sectors': () => 'To compare yourself with similar canteens, say of which sector yours is.',
  },
  complete: 'Complete my canteen',
  leftToDo: {
    title: 'What is left to do',
    done: 'All goals are reached. Congratulations to the whole team!',
    intro: 'For each goal, the amount to buy differently in a year like this one.',
    premium: 'If these products cost',
    premiums: value => (value === 0 ? 'the same price' : `${percent(value)} more`),
    names: {
      organic: goal => `${percent(goal)} of organic products`,
      quality: goal => `${percent(goal)} of sustainable and quality products, organic included`,
      meat: goal => `${percent(goal)} of quality in meat and poultry`,
      fish: goal => `${percent(goal)} of quality in fish`,
    },
    reached: part => `Goal reached: you are at ${share(part)}.`,
    impossible: (best, goal) =>
      `At this price, replacing all products without a label would only lead to ${share(best, goal)}.`,
    amount: amount => `${cents(amount)} to buy`,
    now: (part, goal) => `You are at ${share(part, goal)}.`,
    replaced: { organic: 'products', quality: 'products', meat: 'meat', fish: 'fish' },
    replace: (amount, replaced) => `These purchases take the place of ${cents(amount)} of ${replaced} without a label.`,
    perMeal: value => `That is ${centsPerMeal(value)}.`,
    extra: (amount, perMeal) =>
      `The year costs ${cents(amount)} more${perMeal === null ? '' : `, that is ${centsPerMeal(perMeal)}`}.`,
    unknownMeals: 'Give the number of meals a year of your canteen to know it per meal.',
    overlap: 'These amounts do not add up: an organic product also counts in the share of quality.',
  },
}
