import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatShortMonth } from '@ma-cantine/lib/messages/dates'
import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/english'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatHundredths, formatWholeEuros } from '@ma-cantine/lib/messages/numbers'
import { formatCents } from '../format-figures.ts'
import type { Words } from './fr.ts'

const euros = (value: number) => formatEuros(value, 'en')
const cents = (value: number) => formatCents(value, 'en')
const aims = { organic: 'organic products', quality: 'sustainable and quality products' }
const kindNames = {
  organic: 'organic products',
  quality: 'quality products that are not organic',
  other: 'products without a label',
}
const perMeal = (value: number) =>
  `${formatHundredths(Math.abs(value), 'en')} ${plural(Math.abs(value), 'cent', 'cents')} per meal`

export const en: Words = {
  intro: 'What your purchases add up to, without VAT, and how far the goals of the EGalim law still are.',
  choice: {
    legend: 'What the summary shows',
    canteen: 'Canteen',
    all: count => `All my canteens (${number(count)})`,
    search: 'Search my canteens',
    found: count => counted(count, 'canteen found', 'canteens found'),
    year: 'Year',
    print: 'Print',
  },
  title: (canteen, year) => `${canteen}, ${year}`,
  allCanteens: 'All my canteens',
  noCanteen: {
    title: 'Start with your canteen',
    text: 'The summary adds up the purchases of your canteens: add yours first.',
    add: 'Add a canteen',
  },
  unknownCanteen: {
    title: 'This canteen is not one of yours',
    text: 'It does not exist, or not any more, or you are not on its team.',
    show: 'See the summary of my canteens',
  },
  noPurchase: {
    title: year => `No purchase in ${year}`,
    never: 'No purchase is stored yet. Enter the first one, or import a file: the summary makes itself.',
    others: 'You have purchases of other years:',
    add: 'Enter a purchase',
    importThem: 'Import purchases',
  },
  figures: {
    title: 'In short',
    total: 'Total of purchases, without VAT',
    purchases: (count, canteens) =>
      plural(
        canteens,
        counted(count, 'purchase', 'purchases'),
        `${counted(count, 'purchase', 'purchases')} of ${number(canteens)} canteens`,
      ),
    euros,
    organic: 'Organic products',
    quality: 'Sustainable and quality products, organic included',
    ofWhich: quality => `of which ${share(quality)} not organic`,
    share,
    meter: (label, part, goal) =>
      goal === null ? `${label}: ${share(part)}` : `${label}: ${share(part, goal)}, for a goal of ${percent(goal)}`,
    goal: goal => `goal ${percent(goal)}`,
    missing: (aim, missing, goal) => `${cents(missing)} of ${aims[aim]} are missing to reach ${percent(goal)}.`,
    reached: goal => `The goal of ${percent(goal)} is reached.`,
    severalGoals:
      'Each canteen has the goals of its territory, and yours have different ones: this share cannot be compared with a single goal. Choose a canteen to know.',
    goals: (organic, quality) =>
      `Goals of your territory: ${percent(quality)} of sustainable and quality products, of which ${percent(organic)} are organic.`,
    meat: 'Meat and poultry',
    fish: 'Fish and aquatic products',
    egalim: 'Sustainable and quality',
    france: 'From France',
  },
  meals: {
    title: 'Cost of food per meal',
    cost: value => euros(value),
    explained: meals => `The total of purchases, divided by ${counted(meals, 'meal', 'meals')} a year.`,
    underWay: meals => `The purchases of the year at this pace, divided by ${counted(meals, 'meal', 'meals')} a year.`,
    tooEarly: 'It is too early in the year to estimate it.',
    unknown: 'How many meals do you serve a year? With this number, we estimate the cost of the food of a meal.',
    unknownOfSome: count =>
      plural(
        count,
        'One canteen does not say how many meals it serves a year: the cost of a meal cannot be estimated.',
        `${number(count)} canteens do not say how many meals they serve a year: the cost of a meal cannot be estimated.`,
      ),
    hint: 'Delivered meals included. Example: 42 000',
    label: 'Meals a year',
    change: 'Change the number of meals',
    save: 'Save',
    saving: 'Saving…',
    saved: 'The number of meals is saved.',
  },
  undeclared: {
    title: 'For a more accurate summary',
    family: (part, count, amount) =>
      `${capitalise(share(part))} of your purchases have no family (${counted(count, 'purchase', 'purchases')}, ${euros(amount)}): they count in the total, but in no family.`,
    characteristics: (part, count, amount) =>
      `${capitalise(share(part))} of your purchases have no characteristics given (${counted(count, 'purchase', 'purchases')}, ${euros(amount)}): organic or quality products among them are not counted.`,
    complete: 'Complete my purchases',
  },
  kinds: { organic: 'Organic', quality: 'Sustainable and quality, not organic', other: 'Other products' },
  charts: {
    title: 'In detail',
    shares: 'Shares of organic and quality products, by year',
    totals: 'Total of purchases, by year',
    months: year => `Purchases by month in ${year}`,
    families: 'Purchases by family of products',
    labelsOfFamilies: 'Labels of each family of products',
    labels: 'Purchases by label',
    origins: 'Where products come from',
    originsNote: 'A purchase may have several origins, or none: they do not add up.',
    providers: 'Purchases by supplier',
    canteens: 'Purchases by canteen',
    none: 'Nothing to show: no purchase has this information.',
    year: 'Year',
    month: 'Month',
    family: 'Family of products',
    label: 'Label',
    origin: 'Origin',
    provider: 'Supplier',
    canteen: 'Canteen',
    amount: 'Amount without VAT',
    provisional: year => `${year} (under way)`,
    organicGoal: goal => `organic ${percent(goal)}`,
    qualityGoal: goal => `quality ${percent(goal)}`,
    notGiven: { family: 'No family', label: 'Characteristics not given', provider: 'Supplier not given' },
    otherProviders: count => counted(count, 'other supplier', 'other suppliers'),
    otherCanteens: count => counted(count, 'other canteen', 'other canteens'),
    twin: (name, count) => `${name} (${count})`,
    euros: value => formatWholeEuros(value, 'en'),
    exact: euros,
    monthName: month => formatShortMonth(month, 'en'),
    file: {
      shares: 'shares-by-year',
      totals: 'total-by-year',
      months: 'purchases-by-month',
      families: 'purchases-by-family',
      labelsOfFamilies: 'labels-by-family',
      labels: 'purchases-by-label',
      origins: 'purchases-by-origin',
      providers: 'purchases-by-supplier',
      canteens: 'purchases-by-canteen',
    },
  },
  labels: {
    BIO: 'Organic farming',
    CONVERSION_BIO: 'In conversion to organic',
    LABEL_ROUGE: 'Label rouge (red label)',
    AOCAOP_IGP_STG: 'AOC, AOP, IGP or STG',
    HVE: 'Environmental certification',
    PECHE_DURABLE: 'Sustainable fishing',
    RUP: 'Outermost region',
    COMMERCE_EQUITABLE: 'Fair trade',
    FERMIER: 'Farmhouse',
    EXTERNALITES: 'Costs of externalities',
    PERFORMANCE: 'Environmental performance',
    EQUIVALENTS: 'Equivalent products',
    NON_EGALIM: 'Without an EGalim label',
  },
  pace: {
    title: year => `The year ${year} as it goes`,
    early: 'After a month of purchases, you will see here where the year leads.',
    done: 'Your purchases go to the end of the year: the figures above are those of the full year.',
    sofar: (day, total) => `From 1 January to ${formatDay(day, 'en')}, you bought for ${cents(total)}.`,
    end: total => `At this pace, the year would end at ${cents(total)}.`,
    rule: {
      days: 'Reckoned by carrying the total on to 31 December, in proportion to the days.',
      months: 'Reckoned by carrying the total on to 31 December, as your purchases went last year month by month.',
    },
    share: (aim, part, goal) => `${capitalise(aims[aim])}: ${share(part, goal)} so far`,
    same: amount => `If this share does not change: ${cents(amount)} at the end of the year.`,
    safe: goal => `The goal of ${percent(goal)} will be reached, whatever the purchases to come.`,
    needed: (goal, part, amount) =>
      `To end the year at ${percent(goal)}, they must be ${percent(part)} of the purchases to come, that is ${cents(amount)}.`,
    impossible: goal =>
      `At this pace, ${percent(goal)} is out of reach this year; each purchase counts to come closer.`,
  },
  whatIf: {
    title: 'What if…?',
    intro: 'Try, nothing is stored: swap one kind of products for another, or say which share you aim at.',
    modes: { legend: 'What do you want to try?', move: 'Replace products', aim: 'Aim at a share' },
    from: 'Instead of',
    to: 'Buy',
    kinds: kindNames,
    amount: 'Amount to replace, in euros',
    amountSlider: 'Amount to replace',
    aim: 'Share to reach',
    aims: { organic: 'of organic products', quality: 'of sustainable and quality products, organic included' },
    percent: 'Share to reach, in %',
    percentSlider: 'Share to reach',
    premium: 'Extra cost of the chosen products, in %',
    premiumHint: 'How much more they cost than those that they replace. 0: the same price.',
    premiumSlider: 'Extra cost',
    ofKind: amount => `You bought ${cents(amount)} of them.`,
    same: 'Choose two different kinds of products.',
    none: 'Choose an amount to see what it changes.',
    nothing: 'You bought no product of this kind: there is nothing to replace.',
    result: 'Result',
    moved: (amount, from, spent, to) =>
      `${cents(amount)} less for ${kindNames[from]}, ${cents(spent)} more for ${kindNames[to]}.`,
    shares: (before, after, aim, goal) => {
      const [from, to] = [before, after].map(part => share(part, goal))
      return from === to
        ? `The share of ${aims[aim]} stays at ${to}.`
        : `The share of ${aims[aim]} goes from ${from} to ${to}.`
    },
    reaches: goal => `That is the goal of ${percent(goal)}, or more.`,
    replace: (amount, percentAimed, aim) =>
      `For ${percent(percentAimed)} of ${aims[aim]}, replace ${cents(amount)} of products without a label.`,
    already: (part, percentAimed, aim) =>
      `Already done: you are at ${share(part)} of ${aims[aim]}, for ${percent(percentAimed)} aimed at.`,
    impossible: (best, percentAimed, aim) =>
      `Even by replacing all products without a label, the share of ${aims[aim]} would only come to ${share(best, percentAimed)}.`,
    extra: amount =>
      amount === 0
        ? 'These purchases would cost the same.'
        : amount > 0
          ? `These purchases would cost ${cents(amount)} more.`
          : `These purchases would cost ${cents(-amount)} less.`,
    extraPerMeal: value => (value === 0 ? '' : `That is ${perMeal(value)} ${value > 0 ? 'more' : 'less'}.`),
    changedPerMeal: value => `The replaced products are ${perMeal(value)}.`,
    unknownMeals: 'Give the number of meals a year, above, to know it per meal.',
    reset: 'Back to my purchases',
  },
}
