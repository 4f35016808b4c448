import { formatDay } from '@ma-cantine/lib/messages/dates'
import { number, plural } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { canteensFr } from './fr.ts'

const advice = 'The list of your canteens gives their numbers: ma-cantine canteens'

export const canteensEn: typeof canteensFr = {
  none: 'You manage no canteen yet.',
  noneFound: ({ search = '' }) => `None of your canteens matches ${q(search)}.`,
  hidden: count =>
    plural(
      count,
      '1 more canteen is not shown: --limit shows more.',
      `${number(count)} more canteens are not shown: --limit shows more.`,
    ),
  listMore: 'To see one: ma-cantine canteens show NUMBER — to export them: ma-cantine canteens export',
  numbered: id => `no. ${id}`,
  complete: 'complete',
  incomplete: count => plural(count, '1 detail missing', `${number(count)} details missing`),
  detail: (label, value) => `${label}: ${typeof value === 'number' ? number(value) : value}`,
  labels: {
    managementType: 'Management',
    economicModel: 'Economic model',
    sectors: 'Sectors',
    lineMinistry: 'Line ministry',
    dailyMealCount: 'Meals per day',
    yearlyMealCount: 'Meals per year',
    satelliteCanteensCount: 'Canteens delivered to',
    satellitesCount: 'Canteens of the group',
    centralProducerSiret: 'SIRET of the meal deliverer',
    groupe: 'Group',
    managers: 'Managers',
  },
  exported: file => `The canteens are written in ${file}.`,
  leftOut: {
    '2025': count =>
      plural(
        count,
        '1 canteen without a SIRET is not in it: the import file knows a canteen by its SIRET.',
        `${number(count)} canteens without a SIRET are not in it: the import file knows a canteen by its SIRET.`,
      ),
    '2026-modifier': count =>
      plural(
        count,
        '1 meal deliverer is not in it: this import file cannot change it.',
        `${number(count)} meal deliverers are not in it: this import file cannot change them.`,
      ),
  },
  badNumber: text => ({ message: `${q(text)} is neither the number of a canteen nor a SIRET.`, advice }),
  notFound: detail => ({ message: detail, advice }),
  unknown: siret => ({ message: `None of your canteens has the SIRET ${siret}.`, advice }),
  noCanteen: text =>
    `${q(text)} is neither the number of a canteen nor a SIRET of 14 digits (“ma-cantine canteens” gives them).`,
  group: {
    confirmByOption: {
      message: 'Nothing has changed: nobody is there to confirm.',
      advice: 'First look with --dry-run at what would change, then add --yes.',
    },
    notConfirmed: { message: 'Nothing has changed.', advice: '' },
    nothingDone: 'Nothing has changed. To do it, take --dry-run away.',
    noGroup: name => ({ message: `${q(name)} is not a group of canteens.`, advice: '' }),
    alreadyGroup: name => ({
      message: `${q(name)} is a group of canteens already.`,
      advice: 'To undo its conversion: ma-cantine canteens undo-group NUMBER',
    }),
    notInGroup: name => ({ message: `${q(name)} belongs to no group.`, advice: '' }),
    toConvert: 'to convert into a group',
    toUndo: 'to become the former meal deliverer again',
    toLeave: 'to take out of its group',
    siren: siren => `The group bears the SIREN ${siren}.`,
    loses: 'Its record loses:',
    emptied: {
      siret: 'the SIRET number',
      place: 'the address',
      economicModel: 'the economic model',
      sectors: 'the sectors',
      lineMinistry: 'the line ministry',
      satelliteCanteensCount: 'the number of canteens delivered to',
    },
    satellites: count => plural(count, '1 canteen joins the group:', `${number(count)} canteens join the group:`),
    site: (name, siret) =>
      `The canteen ${q(name)} is created in the group: it keeps the SIRET ${siret} and the dining place.`,
    lacksDaily: 'The number of meals per day of the group will have to be given.',
    told: count =>
      plural(
        count,
        'The team of 1 canteen is told by e-mail.',
        `The teams of ${number(count)} canteens are told by e-mail.`,
      ),
    until: day => `The conversion can be undone until ${formatDay(day, 'en')} included.`,
    satellitesBack: count =>
      plural(
        count,
        '1 canteen becomes a satellite of the meal deliverer again:',
        `${number(count)} canteens become satellites of the meal deliverer again:`,
      ),
    siteGone: name => `The canteen ${q(name)}, which the conversion created, goes away.`,
    leaves: group => `It leaves the group ${q(group)}, whose team is told by e-mail.`,
    convertQuestion: name => `Convert ${q(name)} into a group? [y/N] `,
    undoQuestion: name => `Undo the conversion of ${q(name)}? [y/N] `,
    leaveQuestion: name => `Take ${q(name)} out of its group? [y/N] `,
    converted: name => `${q(name)} is now a group. To undo it, for 30 days: ma-cantine canteens undo-group NUMBER`,
    undone: name => `${q(name)} is a meal deliverer again.`,
    left: name => `${q(name)} is no longer in its group.`,
    help: {
      convert: 'convert a meal deliverer into a group of canteens',
      undo: 'undo the conversion of a meal deliverer into a group',
      leave: 'leave the group that a canteen belongs to',
      dryRun: 'tells what would change, and changes nothing',
      yes: 'asks for no confirmation, for scripts',
      nameArgument: 'name',
      countArgument: 'count',
      siteName: 'name of the canteen that keeps the dining place of the meal deliverer',
      siteMeals: 'number of meals that this canteen serves per year, without those delivered',
      json: `With --json:
  { ok, server, canteen };
  with --dry-run: { ok, server, dryRun, conversion }, or { ok, server, dryRun, group } for leave-group.`,
    },
  },
  help: {
    reimportable: 'columns of the import, to change and import again: format 2025 or 2026-modifier',
    command: 'list the canteens you manage, show one or export them',
    list: 'list your canteens, by name',
    show: 'show a canteen and what its managers say of it',
    export: 'write your canteens in a file of the format of imports, to change and to import again',
    search: 'words of the name, or digits of the SIRET',
    number: 'number of the canteen, as “ma-cantine canteens” gives it, or its SIRET',
    numberArgument: 'canteen',
    limit: 'number of canteens shown',
    filter: 'number or SIRET of a canteen; may be repeated, or separated by commas',
    exportOutput:
      'writes to this file (cantines.csv by default), whose name gives the format; - for the standard output',
  },
}
