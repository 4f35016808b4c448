import type { KeepReason, KeptRow } from '@ma-cantine/lib/imports/import-record'

type Entity = KeptRow['entity']

const number = (value: number): string => value.toLocaleString('fr-FR')
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count > 1 ? many : one}`
const a: Record<Entity, string> = { canteens: 'La cantine', diagnostics: 'Le bilan', purchases: 'L’achat' }

const keepReasons: Record<KeepReason, string> = {
  edited: 'modification faite depuis',
  deleted: 'suppression faite depuis',
  'in-use': 'd’autres données en dépendent',
  'not-manager': 'vous ne gérez plus cette cantine',
}

/** What taking an import back says. */
export const fr = {
  open: 'Annuler cet import',
  title: 'Annuler cet import ?',
  text: 'Ce qu’il a créé sera retiré, ce qu’il a changé sera rétabli comme avant. Ce que vous avez modifié depuis restera tel quel.',
  confirm: 'Oui, annuler l’import',
  keep: 'Non, garder l’import',
  working: 'Annulation en cours…',
  doneTitle: 'Import annulé',
  removed: (count: number): string => counted(count, 'donnée créée a été retirée', 'données créées ont été retirées'),
  restored: (count: number): string =>
    counted(count, 'donnée changée a été rétablie', 'données changées ont été rétablies'),
  nothing: 'Aucune donnée n’a été retirée ni rétablie.',
  kept: (count: number): string =>
    count > 1 ? `${number(count)} données sont restées telles quelles :` : '1 donnée est restée telle quelle :',
  keptRow: (entity: Entity, name: string | null, reason: KeepReason, row: number | null): string =>
    `${a[entity]}${name === null ? '' : ` « ${name} »`}${row === null ? '' : ` (ligne ${number(row)})`} : ${keepReasons[reason]}`,
  otherKept: (count: number): string => `et ${counted(count, 'autre', 'autres')}.`,
  emailsCancelled: (count: number): string =>
    count > 1 ? `${number(count)} messages ne partiront pas.` : '1 message ne partira pas.',
  emailsSent: (count: number): string =>
    count > 1 ? `${number(count)} messages étaient déjà partis.` : '1 message était déjà parti.',
  failed: 'L’import n’a pas pu être annulé',
  unreachable: 'Le service ne répond pas. Réessayez dans un moment.',
}
export type Words = typeof fr
