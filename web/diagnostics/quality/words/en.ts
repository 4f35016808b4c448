import { counted, number } from '@ma-cantine/lib/messages/english'
import { formatEuros, formatPercent } from '@ma-cantine/lib/messages/numbers'
import type { Words } from './fr.ts'

const euros = (cents: number) => formatEuros(cents / 100, 'en')
const percent = (value: number) => formatPercent(value, 'en')

export const en: Words = {
  steps: {
    total: 'Total of your purchases',
    'mode-de-saisie': 'Way of entering',
    'valeurs-totales-bio-siqo': 'Organic products and quality signs',
    'valeurs-totales-autres': 'Other sustainable and quality products',
    'valeurs-totales-viandes-volailles': 'Meat and poultry',
    'valeurs-totales-mer-aquaculture': 'Fish and aquatic products',
    'valeurs-totales-viandes-aquaculture': 'Total of meat and of fish',
  },
  origins: { France: 'From France', ShortDistribution: 'Short supply chain', Local: 'Local product' },
  totals: {
    valueTotalHt: 'Total of your food purchases of the year',
    valueBioHt: 'Organic products',
    valueSustainableHt: 'Label rouge, AOC, AOP, IGP and STG',
    valueExternalityPerformanceHt: 'Costs of externalities and environmental performance',
    valueEgalimOthersHt: 'Other labels that count for EGalim',
    valueMeatPoultryHt: 'Total of meat and poultry',
    valueMeatPoultryEgalimHt: 'Sustainable and quality meat and poultry',
    valueMeatPoultryFranceHt: 'Meat and poultry from France',
    valueFishHt: 'Total of fish and aquatic products',
    valueFishEgalimHt: 'Sustainable and quality fish and aquatic products',
  },
  cell: (label, family) => `${label}, ${family.toLocaleLowerCase('en')}`,
  amount: value => formatEuros(value, 'en'),
  unit: '€ ex. VAT',
  unknown: 'Don’t know',
  typing: 'In euros without VAT. Leave empty what you do not know, and write 0 if there is none.',
  notApplicable: 'Does not apply',
  doubtful: 'To check against the other amounts',
  groups: {
    simpleBio: 'A product with several labels counts only once: as organic first.',
    simpleOthers: 'Do not count here again what you counted as organic or under a quality sign.',
    meat: 'The three amounts overlap: a French label rouge chicken counts in each.',
    fish: 'The second amount is a part of the first.',
    detailedTotals:
      'These two totals include all products of the family, with or without a label. How they are shared out comes next.',
    label: 'Count each product under one label only. The total of this label is computed by itself.',
    nonEgalim: 'Give the rest here: the products that have none of the labels before.',
    origin: 'A product may count here besides its label, and under several origins.',
    local: 'You say what “local” means for your canteen. A product counts here besides its label.',
  },
  help: {
    total: 'What is to be counted?',
    totalText:
      'All food bought from 1 January to 31 December, drinks included, without VAT. Equipment and staff are not part of it.',
    sustainable: 'Which quality signs?',
    sustainableText:
      'Label rouge, designations of origin (AOC, AOP), protected geographical indications (IGP) and traditional specialities guaranteed (STG).',
    others: 'Which other labels?',
    othersText:
      'Environmental certification of level 2 or high environmental value, sustainable fishing, the logo of outermost regions, fair trade, and the mention “fermier”.',
    externality: 'Externalities and performance?',
    externalityText:
      'The products that your contract chose by counting what they cost the environment, or what they do for it, direct supply included.',
  },
  mode: {
    label: 'What do you know of your purchases?',
    simple: 'The totals',
    simpleHint: 'Ten amounts: organic, quality signs, other labels, meat and fish.',
    complete: 'The detail by label and by family of products',
    completeHint: 'Up to 112 amounts, label by label; the totals follow from them.',
    replaced:
      'The totals that you entered by label are kept while the detail is empty. From the first detailed amount that you save, they become the sums of the detail.',
    replacedTitle: 'Your totals have become the sums of the detail',
    replacedText: 'You had entered:',
    back: 'Take my totals back',
    backQuestion: 'Take your totals back?',
    backText:
      'The diagnostic goes back to the entry of totals, with those that you had, and the amounts of the detail are erased.',
    keepDetail: 'Keep the detail',
    backTitle: 'Your totals are back',
    backDone: 'The detail is empty again.',
  },
  purchases: {
    title: 'Your purchases can fill this diagnostic',
    text: (amount, year) =>
      `You entered ${amount} of purchases in ${year}. Shall they fill the diagnostic? You will first see what changes.`,
    see: 'See what will change',
    same: year => `This diagnostic already takes over your purchases of ${year}.`,
    dialog: year => `Fill the diagnostic of ${year} with your purchases`,
    mode: 'How should they be taken over?',
    modes: { COMPLETE: 'By label and by family', SIMPLE: 'The ten totals only' },
    caption: 'What will change in the diagnostic',
    columns: { amount: 'Amount', before: 'In the diagnostic', after: 'From your purchases' },
    modeBecomes: mode => `Way of entering: ${mode}.`,
    zeros: count =>
      count > 1
        ? `${counted(count, 'amount', 'amounts')} that you had not given become €0: you have no purchases of these kinds.`
        : 'An amount that you had not given becomes €0: you have no purchases of this kind.',
    none: 'Nothing will change: the diagnostic already has these amounts.',
    withoutFamily: cents =>
      `${euros(cents)} of sustainable and quality products have no family in your purchases: the detail cannot count them. Take over the totals instead, or complete your purchases first.`,
    contradictory: 'Your purchases contradict one another: they cannot be taken over like this.',
    confirm: 'Take over these amounts',
    filling: 'Saving…',
    cancel: 'Cancel',
    done: 'Diagnostic filled with your purchases',
    doneText: year => `The amounts come from your purchases of ${year}. Read them again.`,
    undo: 'Undo this filling',
    undoing: 'Undoing…',
    undone: 'Filling undone',
    undoneText: 'The diagnostic has the amounts that it had before.',
    hintNone: 'No purchases of this kind',
    hintSame: 'The same as your purchases',
    hintFill: amount => `Fill with ${amount}`,
    hintFillName: (field, amount) => `Fill with ${amount}, the sum of your purchases: ${field}`,
  },
  checks: {
    title: 'These amounts contradict one another',
    mended: 'These amounts now agree.',
    helper: 'The mistake may be in another amount: correct it here.',
    more: count => counted(count, 'other amount compared', 'other amounts compared'),
  },
  running: {
    title: 'Where do you stand?',
    of: {
      valueTotalHt: 'All purchases',
      valueMeatPoultryHt: 'Meat and poultry',
      valueFishHt: 'Fish and aquatic products',
    },
    allocated: (allocated, total) => `${euros(allocated)} shared out of ${euros(total)}`,
    left: cents => `Left to allocate: ${euros(cents)}`,
    leftSimple: cents => `Left, without a label: ${euros(cents)}`,
    over: cents => `Too much: ${euros(cents)}`,
    complete: 'All is shared out.',
    label: 'Total of this label',
    derived: 'Computed totals',
    derivedText: 'They add up by themselves: you do not have to enter them.',
  },
  summary: {
    bar: year => `Share of sustainable and quality products in your purchases of ${year}`,
    barDescription: (organic, quality, organicGoal, qualityGoal) =>
      `Organic ${organic}, sustainable and quality products that are not organic ${quality}. Goals: ${percent(organicGoal)} of organic products, ${percent(qualityGoal)} of sustainable and quality products, organic ones included.`,
    organic: 'Organic',
    quality: 'Sustainable and quality, not organic',
    egalim: 'Sustainable and quality, organic included',
    meatEgalim: 'Sustainable and quality meat and poultry',
    meatFrance: 'Meat and poultry from France',
    fishEgalim: 'Sustainable and quality fish and aquatic products',
    shares: 'Shares and goals',
    share: 'Share',
    goal: 'Goal',
    ofAll: 'Products',
    percent,
    goalMarks: {
      organic: goal => `organic ${percent(goal)}`,
      quality: goal => `quality ${percent(goal)}`,
    },
    reached: 'reached',
    none: '—',
    empty: 'This diagnostic does not have the total of your purchases yet: without it, no share can be computed.',
    details: 'Detailed data',
    mode: mode => `Way of entering: ${mode}`,
    modes: { SIMPLE: 'simplified', COMPLETE: 'detailed' },
    columns: {
      amount: 'Amount',
      value: 'Euros without VAT',
      source: 'Where this figure comes from',
      now: 'Your purchases to date',
    },
    unknown: 'Don’t know',
    origins: parts => `Where the figures come from: ${parts.join(', ')}.`,
    origin: {
      TYPED: count => `${number(count)} typed`,
      PURCHASES: count => `${number(count)} from your purchases`,
      LAST_YEAR: count => `${number(count)} from the year before`,
      IMPORT: count => `${number(count)} by import`,
      DERIVED: count => `${number(count)} computed`,
    },
    changedSince: count =>
      count > 1
        ? `Your purchases changed since: ${number(count)} of the amounts taken over are no longer the same.`
        : 'Your purchases changed since: one of the amounts taken over is no longer the same.',
    families: 'Labels of each family of products',
    family: 'Family of products',
    file: 'labels-by-family',
    grid: 'Amounts by label and by family, in euros without VAT',
    gridLabel: 'Label or origin',
  },
  grid: {
    open: 'Enter in a table',
    close: 'Back to entering by label',
    save: 'Save the table',
    help: 'Amounts in euros without VAT, empty if you do not know. Enter and Tab go to the next amount; you can also paste a block copied from a spreadsheet.',
    total: 'Total',
  },
}
