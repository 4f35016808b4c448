import { catalogue } from '@ma-cantine/lib/messages/catalogue'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatPeriod, type Period } from '@ma-cantine/lib/messages/periods'
import { plural } from '@ma-cantine/lib/messages/plural'
import { legalGround } from '@ma-cantine/lib/recap-requests/legal-ground'

interface Asked {
  readonly sender: string
  readonly senderEmail: string
  readonly provider: string
  /** The name of the first canteen, and how many there are. */
  readonly canteen: string
  readonly count: number
  readonly period: Period
  /** Canteens that the message does not name. */
  readonly unnamedCount: number
  /** Empty without a deadline. */
  readonly deadline: string
}

interface Answered extends Pick<Asked, 'provider' | 'canteen' | 'count'> {
  readonly rowCount: number
}

const canteensFr = ({ canteen, count }: Pick<Asked, 'canteen' | 'count'>): string =>
  plural('fr', count, canteen, `${count} établissements`)
const canteensEn = ({ canteen, count }: Pick<Asked, 'canteen' | 'count'>): string =>
  plural('en', count, canteen, `${count} establishments`)

/** The sentences of the messages about requests for recaps. */
export const requestEmailWords = catalogue(
  {
    asked: {
      subject: (asked: Asked) => `Récapitulatif d’achats demandé pour ${canteensFr(asked)}`,
      reminderSubject: (asked: Asked) => `Rappel : récapitulatif d’achats demandé pour ${canteensFr(asked)}`,
      text: (asked: Asked) =>
        `${asked.sender} (${asked.senderEmail}) demande à ${asked.provider} le récapitulatif de ce qui a été livré ${formatPeriod(asked.period, 'fr')} à :`,
      others: (asked: Asked) => `et ${asked.unnamedCount} autres, que la page de réponse nomme tous`,
      note: 'Son message :',
      why: 'Chaque année, ces établissements déclarent à l’État la part de produits durables et de qualité de leurs achats. Vos factures la disent ligne par ligne ; votre récapitulatif la dit en une fois.',
      ground: legalGround.fr,
      deadline: (asked: Asked) =>
        asked.deadline && `Une réponse est souhaitée au plus tard le ${formatDay(asked.deadline, 'fr')}.`,
      how: 'Déposez le fichier que vous avez, sans compte à créer : vous voyez ce qu’il contient avant de le remettre. Vous pouvez aussi répondre que vous ne le pouvez pas.',
      button: 'Répondre à cette demande',
      stop: 'Pour ne plus recevoir de telles demandes à cette adresse :',
      stopLink: 'ouvrez la page de réponse',
    },
    mailbox: {
      subject: 'Toutes vos demandes de récapitulatif',
      text: ({ count }: { readonly count: number }) =>
        `${plural('fr', count, 'Une demande de récapitulatif attend', `${count} demandes de récapitulatif attendent`)} votre réponse à cette adresse. Vous pouvez répondre à toutes en une fois, avec un seul fichier : chaque établissement n’en reçoit que ses lignes.`,
      warning:
        'Ce lien ouvre les demandes de tous vos clients : ne le transmettez qu’à une personne qui peut toutes les voir. Si vous ne l’avez pas demandé, ne faites rien.',
      button: 'Voir toutes les demandes',
    },
    received: {
      subject: (answered: Answered) => `${answered.provider} a remis son récapitulatif`,
      text: (answered: Answered) =>
        `${answered.provider} a remis le récapitulatif demandé pour ${canteensFr(answered)} (${answered.rowCount} ${plural('fr', answered.rowCount, 'ligne', 'lignes')}). Rien n’est enregistré dans vos achats : voyez d’abord ce qui est nouveau et ce que vous avez déjà.`,
      button: 'Voir ce récapitulatif',
    },
    declined: {
      subject: (answered: Omit<Answered, 'rowCount'>) => `${answered.provider} ne remettra pas de récapitulatif`,
      text: (answered: Omit<Answered, 'rowCount'>) =>
        `${answered.provider} répond ne pas pouvoir remettre le récapitulatif demandé pour ${canteensFr(answered)}.`,
      reason: 'Sa raison :',
      next: 'Aucun rappel ne lui sera envoyé. Son lien reste ouvert, s’il change d’avis.',
      button: 'Voir la demande',
    },
  },
  {
    asked: {
      subject: asked => `Recap of purchases requested for ${canteensEn(asked)}`,
      reminderSubject: asked => `Reminder: recap of purchases requested for ${canteensEn(asked)}`,
      text: asked =>
        `${asked.sender} (${asked.senderEmail}) asks ${asked.provider} for the recap of what was delivered ${formatPeriod(asked.period, 'en')} to:`,
      others: asked => `and ${asked.unnamedCount} others, all named on the page on which you answer`,
      note: 'Their message:',
      why: 'Each year, these establishments declare to the State the share of sustainable and quality products in their purchases. Your invoices say it line by line; your recap says it at once.',
      ground: legalGround.en,
      deadline: asked => asked.deadline && `An answer is hoped for by ${formatDay(asked.deadline, 'en')}.`,
      how: 'Drop the file that you have, without creating an account: you see what it holds before you give it. You can also answer that you cannot.',
      button: 'Answer this request',
      stop: 'To receive no such requests at this address any more:',
      stopLink: 'open the page on which you answer',
    },
    mailbox: {
      subject: 'All your requests for recaps',
      text: ({ count }) =>
        `${plural('en', count, 'A request for a recap awaits', `${count} requests for recaps await`)} your answer at this address. You can answer all of them at once, with one file: each establishment gets its own rows alone.`,
      warning:
        'This link opens the requests of all your clients: forward it only to somebody who may see all of them. If you did not ask for it, do nothing.',
      button: 'See all the requests',
    },
    received: {
      subject: answered => `${answered.provider} has given its recap`,
      text: answered =>
        `${answered.provider} has given the recap requested for ${canteensEn(answered)} (${answered.rowCount} ${plural('en', answered.rowCount, 'row', 'rows')}). Nothing is stored in your purchases: first see what is new and what you already have.`,
      button: 'See this recap',
    },
    declined: {
      subject: answered => `${answered.provider} will not give a recap`,
      text: answered =>
        `${answered.provider} answers that it cannot give the recap requested for ${canteensEn(answered)}.`,
      reason: 'Their reason:',
      next: 'No reminder will be sent to it. Its link stays open, should it change its mind.',
      button: 'See the request',
    },
  },
)
