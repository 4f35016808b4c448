import { catalogue } from '@ma-cantine/lib/messages/catalogue'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { Email } from '../emails/email.ts'
import type { Reader } from '../emails/reader.ts'

const words = catalogue(
  {
    'deletion-notice': {
      subject: (day: string) => `Votre compte ma cantine sera supprimé le ${day}`,
      text: (day: string) =>
        `Vous n’avez pas utilisé votre compte ma cantine depuis près de quatre ans. Comme nous ne gardons pas de données personnelles dont plus personne ne se sert, il sera supprimé le ${day}.`,
      next: 'Pour le garder, il vous suffit de vous connecter avant cette date :',
      button: 'Garder mon compte',
      otherwise:
        'Si vous n’en avez plus besoin, vous n’avez rien à faire. Vos cantines et leurs données resteront à la disposition des établissements : une autre personne pourra les gérer.',
    },
  },
  {
    'deletion-notice': {
      subject: day => `Your ma cantine account will be deleted on ${day}`,
      text: day =>
        `You have not used your ma cantine account for nearly four years. As we do not keep personal data that nobody uses any more, it will be deleted on ${day}.`,
      next: 'To keep it, simply sign in before that date:',
      button: 'Keep my account',
      otherwise:
        'If you no longer need it, there is nothing to do. Your canteens and their data will remain available to the establishments: someone else will be able to manage them.',
    },
  },
)

/** Warns the owner of an unused account of the date of its deletion, and says how to keep it. */
export function deletionNotice({ address, locale }: Reader, date: Date, publicUrl: string): Email {
  const day = formatDay(date.toISOString(), locale)
  const { subject, text, next, button, otherwise } = words('deletion-notice', day).in(locale)
  return {
    recipient: address,
    locale,
    subject,
    blocks: [text, { text: next, button, address: `${publicUrl}/s-identifier` }, otherwise],
  }
}
