import type { Email } from '../emails/email.ts'
import { listedNames, oneLine } from '../emails/one-line.ts'
import { reminderEmailWords } from './reminder-email-words.ts'
import { type ReminderTarget, reminder } from './write-reminder.ts'

const newCanteen = 'v2/ajouter-une-cantine'

export function firstNoCanteenEmail(target: ReminderTarget): Email {
  const { subject, text, next, button, help } = reminderEmailWords('first-no-canteen').in(target.reader.locale)
  return reminder(target, subject, [text, { text: next, button, address: `${target.publicUrl}/${newCanteen}` }, help])
}

export function secondNoCanteenEmail(target: ReminderTarget): Email {
  const { publicUrl, reader } = target
  const words = reminderEmailWords('second-no-canteen').in(reader.locale)
  return reminder(target, words.subject, [
    words.text,
    { text: words.next, button: words.button, address: `${publicUrl}/${newCanteen}` },
    { text: words.file, button: words['file-button'], address: `${publicUrl}/v2/importer-des-donnees/cantines` },
    words.last,
  ])
}

interface CanteenName {
  readonly id: number
  readonly name: string
}

const nameLimit = 10

/** Writes one message, however many canteens a person manages. */
export function noDiagnosticEmail(target: ReminderTarget, canteens: readonly CanteenName[]): Email {
  const { publicUrl, reader } = target
  const { locale } = reader
  const [canteen, ...others] = canteens.map(({ id, name }) => ({ id, name: oneLine(name) }))
  if (!canteen) throw new Error('A reminder without a canteen')
  const noHurry = reminderEmailWords('no-hurry').in(locale)
  if (others.length === 0) {
    const { subject, text, next, button } = reminderEmailWords('no-diagnostic-one', canteen.name).in(locale)
    const address = `${publicUrl}/dashboard/${encodeURIComponent(`${canteen.id}--${canteen.name}`)}`
    return reminder(target, subject, [text, { text: next, button, address }, noHurry])
  }
  const names = canteens.map(({ name }) => name)
  const words = reminderEmailWords('no-diagnostic-many', names.length).in(locale)
  return reminder(target, words.subject, [
    { text: words.text, items: listedNames(names, nameLimit, locale) },
    words.figures,
    { text: words.next, button: words.button, address: `${publicUrl}/gestion` },
    noHurry,
  ])
}
