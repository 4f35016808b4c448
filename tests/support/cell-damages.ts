import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import { isStorable } from '@ma-cantine/lib/table-schema/unreadable-characters'
import type { Dice } from './dice.ts'

/** Damages the text of a cell, before it is written with the quotes it needs. */
export type CellDamage = (cell: string, dice: Dice) => string

const blanks = [' ', '   ', '\t', '\u00a0', '\u202f', '\u200b', '\u2028', '\ufeff', '\u3000']
const characters = [...'0123456789aàéEZ-+.,;|/@_ ’\'"«€œßİı٣𝟗😀\t\n\u0301\u00ad']
// biome-ignore format: read at a glance
const numbers = [
  '0', '-0', '+1', '-1', '-12,50', '1,5', '1.5', '1.5.', '.5', '5.', ',5', '1 234', '1\u202f234,5', '1.234,50', '1,234.50',
  '00012', '1e9', '1E+5', '4,946E+13', '0x1F', 'NaN', 'Infinity', '2147483647', '2147483648', '9999999999', '12,345', '0.001',
  '1234567890123456.7', '12345678901234567890.5', '9'.repeat(40), '12 €', '٣', '½', '1٫5',
]
// biome-ignore format: read at a glance
const dates = [
  '2024-02-29', '2023-02-29', '1900-02-29', '2000-02-29', '2024-02-30', '2024-04-31', '2024-13-01', '2024-00-10', '2024-01-00',
  '2024-1-5', '0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '-2024-01-01', '20240115', '15/03/2024', '15/03/24',
  '2024-01-15T00:00:00', '2024-01-15 ', ' 2024-01-15', '2024–01–15', 'hier', '45000', '2012', '2018', '2030', '2200', '2024.0',
  '1994-05-06', '0024-03-15',
]
// biome-ignore format: read at a glance
const lists = [
  'BIO', 'BIO,LOCAL', 'LOCAL', 'LOCAL,', ',BIO', 'BIO,,LOCAL', 'BIO, LOCAL', ' BIO ,LOCAL ', 'BIO;LOCAL', 'BIO,BIO', 'bio', 'BIO+LOCAL',
  'Crèche+Cliniques', 'Crèche + Cliniques', 'Crèche+', '+', 'Creche', 'Crèche,Cliniques', 'site', ' site ', 'Site', 'central',
  'site_cooked_elsewhere', 'direct', 'public', 'REGION', ' REGION', 'autour_service',
]
// biome-ignore format: read at a glance
const sirets = [
  '21340172201787', '21340172201788', '2134017220178', '213401722017871', '213 401 722 01787', '01234567891011', '26566234910966',
  '35600000000048', '35600000000049', '00000000000000', '21340172201787.0', '2,134E+13', '2134017220178O',
]
// biome-ignore format: read at a glance
const emails = [
  'a@b.fr', 'a@b', '@b.fr', 'a@', 'a b@c.fr', 'a@b.fr,', 'a@b.fr, c@d.fr', 'a@b.fr;c@d.fr', 'é@b.fr', 'a@b..fr', 'a@@b.fr', ',',
]
const places = ['54318', '2A004', '2a004', '20004', '5431', '543180', '54 318', '99999', '00000', '75 005']
const values = [
  ...new Set(fileKinds.flatMap(kind => schemaOf(kind).fields.flatMap(field => allowedValues(field) ?? []))),
]

const splice = (cell: string, dice: Dice, removed: number, inserted: string): string => {
  const at = dice.whole(cell.length + 1)
  return cell.slice(0, at) + inserted + cell.slice(at + removed)
}

/** The ways in which the text of a cell goes wrong, or only looks odd. */
export const cellDamages = {
  emptied: () => '',
  blank: (_, dice) => dice.pick(blanks),
  padded: (cell, dice) => dice.pick(['', ...blanks]) + cell + dice.pick(blanks),
  'cut short': (cell, dice) => cell.slice(0, dice.whole(cell.length + 1)),
  'one character more': (cell, dice) => splice(cell, dice, 0, dice.pick(characters)),
  'one character else': (cell, dice) => splice(cell, dice, 1, dice.pick(characters)),
  'one character less': (cell, dice) => splice(cell, dice, 1, ''),
  doubled: cell => cell + cell,
  capitals: cell => cell.toUpperCase(),
  'small letters': cell => cell.toLowerCase(),
  'accents apart': cell => cell.normalize('NFD'),
  'a quote in it': (cell, dice) => splice(cell, dice, 0, '"'),
  'quotes around it': cell => `"${cell}"`,
  'a line break in it': (cell, dice) => splice(cell, dice, 0, dice.pick(['\n', '\r', '\r\n', '\n\n'])),
  'a delimiter in it': (cell, dice) => splice(cell, dice, 0, dice.pick([',', ';', '\t', '|', ',,,,', ';;;;'])),
  'any character of Unicode': (cell, dice) => splice(cell, dice, 0, pickCharacter(dice)),
  long: (cell, dice) => cell + dice.pick(['x', 'é', '9', ' ', '"']).repeat(dice.pick([60, 64, 65, 300, 501, 2000])),
  'a number': (_, dice) => dice.pick(numbers),
  'an amount': (_, dice) => (dice.random() * 10 ** dice.whole(18)).toFixed(dice.whole(6)),
  'a date': (_, dice) => dice.pick(dates),
  'a list': (_, dice) => dice.pick(lists),
  'a value of a list': (_, dice) => dice.pick(values),
  'a SIRET': (_, dice) => dice.pick(sirets),
  'an address': (_, dice) => dice.pick(emails),
  'a place': (_, dice) => dice.pick(places),
} as const satisfies Record<string, CellDamage>

/** Avoids what cannot be stored, which leaves the file to csv-parse. */
function pickCharacter(dice: Dice): string {
  const point = 1 + dice.whole(dice.pick([0x7f, 0x7ff, 0xffff, 0x10ffff]))
  const character = String.fromCodePoint(point)
  return isStorable(character) ? character : 'é'
}
