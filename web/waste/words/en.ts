import { counted, number, plural, share } from '@ma-cantine/lib/messages/english'
import { formatKilograms } from '@ma-cantine/lib/messages/numbers'
import type { Words } from './fr.ts'

export const en: Words = {
  change: 'Change establishment',
  measured: 'My food waste, weighed',
  noData: {
    duty: 'Your establishment must analyse the causes of its food waste and act to reduce it.',
    advice: 'Weigh what goes to the bin for at least five days: the rest is computed here.',
    badge: 'No data yet',
  },
  enter: 'Enter a measurement',
  toMeasure: {
    title: 'Weighings to use',
    text: (count, period) =>
      plural(
        count,
        `1 weighing, ${period}, is in no measurement.`,
        `${number(count)} weighings, ${period}, are in no measurement.`,
      ),
    action: 'Make a measurement of them',
  },
  enterAnother: 'Enter a new measurement',
  edit: 'Change the data',
  editOf: period => `Change the data of the measurement ${period}`,
  date: 'Date of the measurement',
  perMeal: 'per meal and per diner',
  comparedTo: period => `Compared to the measurement ${period}`,
  less: (grams, percentage) => `${grams} g less, a decrease of ${share(percentage / 100)}`,
  more: (grams, percentage) => `${grams} g more, an increase of ${share(percentage / 100)}`,
  same: 'As many grams per meal',
  sortAdvice: {
    title: 'Where does this waste come from?',
    text: 'Weigh preparation, what is not served and what is left on plates separately: you will know where to act first.',
  },
  edibleChart: {
    title: 'Share of edible food',
    parts: { edible: 'Edible', inedible: 'Inedible', unsorted: 'Not sorted' },
    missing:
      'Complete the measurement to see the share of what could have been eaten: weigh edible and inedible food apart.',
  },
  sourceChart: {
    title: 'Origin of the waste',
    parts: {
      preparation: 'Preparation',
      unserved: 'Food presented but not served',
      leftovers: 'Plate leftovers',
      unattributed: 'No source given',
    },
    missing: 'Complete the measurement to see where your waste comes from: give the mass of each source.',
  },
  view: { legend: 'Display', chart: 'Chart', text: 'Text' },
  part: (label, mass, percentage) =>
    mass === null
      ? `${label}: —`
      : `${label}: ${formatKilograms(mass, 'en')}, that is ${percentage === null ? '—' : share(percentage / 100)}`,
  gap: mass =>
    `The sum of the three sources differs by ${formatKilograms(Math.abs(mass), 'en')} from the total mass: check your weighings.`,
  details: {
    title: 'Detailed data',
    totalMass: 'Total mass of waste',
    daysInPeriod: 'Length of the period',
    mealCount: 'Meals over the period',
    yearly: 'Estimate for a year',
    yearlyHelp: 'Waste per meal over the period, multiplied by the meals of the establishment in the year.',
    total: 'Total',
    edible: 'Edible food',
    inedible: 'Inedible food',
    days: count => counted(count, 'day', 'days'),
    meals: count => counted(count, 'meal', 'meals'),
  },
  trend: {
    title: 'The trend, measurement after measurement',
    category: 'Measurement',
    series: 'Grams per meal and per diner',
  },
  exports: {
    title: 'Export the measurements',
    ofCanteen: 'Those of this establishment',
    ofAll: 'Those of all my establishments',
  },
  shown: (first, last, count) =>
    first === 1 && last === count
      ? counted(count, 'measurement', 'measurements')
      : `Measurements ${number(first)} to ${number(last)} of ${number(count)}`,
  effects: {
    title: 'Your actions, before and after',
    none: 'No action noted for now. Choose one, then measure again to see what changes.',
    find: 'Search for an action',
    column: 'Actions begun since the measurement before',
    mark: (sign, action) => `${sign}. ${action}`,
    since: day => `Done since ${day}.`,
    sometime: 'Done, without a date: it has no place on the trend.',
    planned: day => `Planned for ${day}.`,
    compared: (before, after) => `${before} per meal before, ${after} after`,
    less: grams => `that is ${grams} less.`,
    more: grams => `that is ${grams} more.`,
    same: 'that is as much.',
    periods: (before, after) => `Measurements ${before}, then ${after}.`,
    noBefore: 'No measurement before this date: there is none to compare with.',
    noAfter: 'No measurement has begun after this date yet: measure again to compare.',
    shared: 'Another action began between these two measurements: their effects cannot be told apart.',
    caution:
      'These figures follow one another, they prove no cause by themselves: menus, seasons and the number of diners change the waste too.',
  },
  deletion: {
    action: 'Delete this measurement',
    question: 'Delete this measurement?',
    text: period => `The measurement ${period} will no longer be shown here. You can undo it just after.`,
    keep: 'Keep the measurement',
    done: 'Measurement deleted',
    doneText: period => `The measurement ${period} is deleted.`,
    undo: 'Undo the deletion',
    undoing: 'Restoring…',
    undone: 'Deletion undone',
    undoneText: period => `The measurement ${period} is back.`,
  },
  tunnel: {
    doubts: {
      title: 'These figures are surprising',
      text: 'Nothing is saved yet. Is this really what you weighed?',
      correct: 'Correct',
      save: 'Yes, save',
    },
    quit: 'Quit',
    saveAndQuit: 'Save and quit',
    previous: 'Go back to the previous step',
    modify: 'Change',
    continue: 'Save and continue',
    seeSynthesis: 'See the synthesis',
    finish: 'Finish',
    saving: 'Saving…',
    unknown: 'This measurement does not exist, or was deleted.',
    back: 'Go back to the waste of the establishment',
    changedElsewhere:
      'Somebody else has just changed this measurement. Your answers to this step are kept: check them, then save again to replace theirs.',
    titles: {
      periode: 'Measured period',
      total: 'Total mass of waste',
      distinction: 'Distinction of the waste by source',
      preparation: 'Waste of the preparation',
      'non-servies': 'Waste of food presented but not served',
      'reste-assiette': 'Waste of plate leftovers',
      complet: 'Synthesis',
    },
    labels: {
      periodStartDate: 'Beginning date',
      periodEndDate: 'End date',
      mealCount: 'Number of meals over the period',
      totalMass: 'Total mass of the waste (kg)',
      isSortedBySource: 'Did you weigh the waste separately by origin?',
      sourceMass: {
        preparation: 'Mass from preparation (kg)',
        unserved: 'Mass of food presented but not served (kg)',
        leftovers: 'Mass of plate leftovers (kg)',
      },
      isSorted: 'Did you weigh edible and inedible food apart?',
      edibleMass: 'Edible food (kg)',
      inedibleMass: 'Inedible food (kg)',
    },
    periodLegend: 'Period',
    yes: 'Yes',
    no: 'No',
    massHint: 'In kilograms, for example 12.5',
    daysHint: days => (days === null ? 'Choose both dates first.' : counted(days, 'day', 'days')),
    editMeals: 'Change',
    editMealsName: 'Change the number of meals',
    help: {
      duration: 'How long to measure?',
      durationText:
        'Measure for at least five days: an ordinary week, without feast or outing, tells more of your daily life.',
      shortPeriod: days =>
        `Your period has ${counted(days, 'day', 'days')}: with at least five days, the result will be more reliable.`,
      computed: (daily, days, meals) => ({
        before: `Computed from the ${counted(daily, 'meal', 'meals')} per day of the establishment, over ${counted(days, 'day', 'days')}: `,
        value: counted(meals, 'meal', 'meals'),
      }),
      yearly: meals => `As a reminder, your establishment serves ${counted(meals, 'meal', 'meals')} per year.`,
      total: 'What to weigh?',
      totalText:
        'All that is thrown away counts: an edible part, which could have been eaten, and an inedible part, such as bones, peelings or fishbones.',
      distinction: 'What is sorting by source?',
      distinctionText:
        'Three bins, three weighings: what is thrown away in the kitchen, what was presented without being served, and what comes back on plates.',
      sources: {
        preparation: {
          title: 'What is the waste of the preparation?',
          text: 'What is thrown away in the kitchen: damaged products, trimmings, failed dishes. For example, a crate of wilted lettuces.',
          inedible: 'Inedible is what is not eaten: peelings, bones, fishbones, shells, stones, coffee grounds.',
        },
        unserved: {
          title: 'What is food presented but not served?',
          text: 'What was ready and found no taker, at the buffet or in trays. For example, two trays of mash at the end of the service.',
          inedible: 'Inedible is what is not eaten in what was ready: the bones of a dish, stones, skins.',
        },
        leftovers: {
          title: 'What are plate leftovers?',
          text: 'What diners took and did not eat. For example, the bread and vegetables when the trays come back.',
          inedible: 'Inedible is what is not eaten on the plate: bones, fishbones, stones, skins.',
        },
      },
      edible: 'Edible is what could have been eaten: a slice of bread, a piece of gratin, a fruit.',
    },
  },
}
