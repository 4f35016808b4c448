import { number, plural } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  purpose:
    'A group holds canteens whose purchases are given and declared together. It has no SIRET: if your meal deliverer is not itself a place where people eat, this is the form that suits it.',
  undoable: days => `Nothing changes before you confirm, and you can undo the conversion for ${number(days)} days.`,
  obstacle: 'The conversion is not possible for now',
  undoObstacle: 'The conversion cannot be undone',
  waysOut: {
    'not-a-kitchen': 'See the way of cooking',
    'without-siret': 'Give the SIRET',
    declared: 'See the declared diagnostic',
    'not-converted': 'See the canteens of the group',
    'too-late-to-undo': 'Write to us',
    'siret-taken': 'Write to us',
    'joined-since': 'See the canteens of the group',
    'site-in-use': 'Write to us',
  },
  keeps: 'What stays',
  kept: 'The name, the team, the purchases, the diagnostics and the declarations.',
  siren: siren => `The SIREN ${siren}, which is that of the group.`,
  loses: 'What leaves the record',
  emptied: {
    siret: 'The SIRET number',
    place: 'The address, town and postal code',
    economicModel: 'The type of establishment, public or private',
    sectors: 'The sectors of activity',
    lineMinistry: 'The line ministry',
    satelliteCanteensCount: 'The number of canteens delivered to: those of the group count themselves',
  },
  satellites: count =>
    count === 0
      ? 'No canteen joins the group: you will add them afterwards.'
      : plural(count, 'One canteen joins the group:', `${number(count)} canteens join the group:`),
  others: count => plural(count, 'and 1 other', `and ${number(count)} others`),
  told: count =>
    plural(
      count,
      'The team of one canteen is told by e-mail.',
      `The teams of ${number(count)} canteens are told by e-mail.`,
    ),
  lacksDaily: 'Afterwards, give the number of meals per day of the group: its record needs it.',
  site: 'The canteen that keeps the dining place',
  siteText: (siret, daily) =>
    `Meals are served on the spot: a canteen is created for this place, in the group. It keeps the SIRET ${siret}${
      daily === null
        ? ''
        : `, the address, the sectors and ${plural(daily, '1 meal per day', `${number(daily)} meals per day`)}`
    }.`,
  siteName: 'Name of this canteen',
  siteMeals: 'Number of meals served on the spot per year',
  siteMealsHint: 'Without the meals delivered. Without this number, the record of the canteen stays incomplete.',
  convert: 'Convert into a group',
  converting: 'Converting…',
  cancel: 'Change nothing',
  converted: 'Your meal deliverer is now a group of canteens.',
  complete: 'Complete the record of the group',
  undoTitle: 'Undo the conversion',
  undoText: lastDay =>
    `This group was a meal deliverer. You can undo its conversion until ${lastDay} included: it gets its SIRET, its address and its other information back.`,
  satellitesBack: count =>
    plural(
      count,
      'One canteen becomes a satellite of the meal deliverer again.',
      `${number(count)} canteens become satellites of the meal deliverer again.`,
    ),
  siteGone: name => `The canteen “${name}”, which the conversion created, goes away.`,
  undo: 'Undo the conversion',
  undoQuestion: 'Undo the conversion into a group?',
  undoKeep: 'Keep the group',
  undone: 'The conversion is undone: the group is a meal deliverer again.',
  toGroup: 'See the canteens of the group',
  toKitchen: 'See the satellites',
}
