import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { catalogue, type Message } from '@ma-cantine/lib/messages/catalogue'
import * as english from '@ma-cantine/lib/messages/english'
import * as french from '@ma-cantine/lib/messages/french'
import type { PendingAction } from '@ma-cantine/lib/teledeclaration/pending-actions'

/** What a reminder of a campaign speaks of. Days are written out. */
export interface CampaignFacts {
  /** Of the reports. */
  readonly year: number
  /** Canteens that the message is about. */
  readonly count: number
  readonly period: string
  readonly end: string
  /** Days left after today. */
  readonly daysLeft: number
}

/** The sentences of the reminders of a campaign. */
export const campaignEmailWords = catalogue(
  {
    opening: {
      subject: ({ year }: CampaignFacts) => `La campagne de télédéclaration ${year} est ouverte`,
      text: ({ year, count, end }: CampaignFacts) =>
        `Jusqu’au ${end} inclus, vous pouvez télédéclarer ${french.plural(count, `le bilan ${year} de votre cantine`, `les bilans ${year} de vos cantines`)}. Voici ce qu’il y a à faire :`,
      last: 'Vous avez le temps : tout ce que vous saisissez est enregistré, et vous pouvez vous arrêter et reprendre quand vous le souhaitez.',
    },
    missing: {
      subject: ({ year, count }: CampaignFacts) =>
        `Télédéclaration ${year} : ce qu’il reste à faire pour ${french.plural(count, 'votre cantine', `${count} cantines`)}`,
      text: ({ end }: CampaignFacts) =>
        `La campagne est ouverte jusqu’au ${end} inclus. Voici ce qu’il reste à faire :`,
      last: 'Si quelque chose vous arrête, répondez à ce message : nous vous aiderons volontiers.',
    },
    'last-days': {
      subject: ({ year, daysLeft }: CampaignFacts) =>
        daysLeft === 0
          ? `Dernier jour pour télédéclarer ${year}`
          : `Il vous reste ${french.plural(daysLeft, 'un jour', `${daysLeft} jours`)} pour télédéclarer ${year}`,
      text: ({ count, end }: CampaignFacts) =>
        `La campagne se termine le ${end} à minuit, heure de Paris. ${french.plural(count, 'Il reste quelque chose à faire pour une cantine :', `Il reste quelque chose à faire pour ${count} cantines :`)}`,
      last: 'Une question, un chiffre qui manque ? Répondez à ce message : nous vous aiderons volontiers. C’est le dernier rappel de cette campagne avant sa fin.',
    },
    correction: {
      subject: ({ year }: CampaignFacts) => `Vos télédéclarations ${year} peuvent être corrigées`,
      text: ({ count, period }: CampaignFacts) =>
        `${capitalise(period)} inclus, vous pouvez corriger ${french.plural(count, 'le bilan que vous avez télédéclaré', 'les bilans que vous avez télédéclarés')} : annulez la télédéclaration, changez le bilan, puis télédéclarez de nouveau.`,
      redo: 'Ces bilans ont été télédéclarés puis annulés : ils ne comptent qu’une fois télédéclarés de nouveau.',
      last: 'Si tout est juste, vous n’avez rien à faire.',
      lastToRedo: ({ end }: CampaignFacts) =>
        `Télédéclarez-les de nouveau au plus tard le ${end}, depuis vos actions en attente. Ce qui est télédéclaré et juste peut rester tel quel.`,
    },
    list: {
      next: 'Toutes vos cantines, avec ce qu’il reste à faire, sont ici :',
      button: 'Voir mes actions en attente',
    },
    canteens: { next: 'Vos cantines sont ici :', button: 'Voir mes cantines' },
    declared: {
      subject: ({ year, count }: { readonly year: number; readonly count: number }) =>
        french.plural(count, `Votre bilan ${year} est télédéclaré`, `Vos ${count} bilans ${year} sont télédéclarés`),
      text: ({ count }: { readonly year: number; readonly count: number }) =>
        `Merci ! ${french.plural(count, 'La télédéclaration est bien enregistrée. Sa preuve est ici :', 'Les télédéclarations sont bien enregistrées. Voici leurs preuves :')}`,
      last: 'Gardez ce message : chaque lien dit à qui le demande si la télédéclaration est authentique et en vigueur. Le document PDF se télécharge depuis la page de la cantine.',
    },
    proof: (code: string) => ` : preuve ${code}`,
    'add-satellites': ' : satellites à ajouter, ou leur nombre à corriger',
    'prefill-diagnostic': (year: number) => ` : bilan ${year} à créer, vos achats en donnent déjà les montants`,
    'create-diagnostic': (year: number) => ` : bilan ${year} à créer`,
    'fill-diagnostic': (year: number) => ` : bilan ${year} à compléter`,
    'fill-canteen': (fields: string) => ` : informations à compléter (${fields})`,
    correct: (year: number) => ` : télédéclaration ${year} à corriger`,
    declare: (year: number) => ` : bilan ${year} complet, prêt à télédéclarer`,
  },
  {
    opening: {
      subject: ({ year }) => `The declaration campaign ${year} is open`,
      text: ({ year, count, end }) =>
        `Until ${end} included, you can declare ${english.plural(count, `the ${year} diagnostic of your canteen`, `the ${year} diagnostics of your canteens`)}. Here is what there is to do:`,
      last: 'You have time: all that you type is saved, and you can stop and go on whenever you like.',
    },
    missing: {
      subject: ({ year, count }) =>
        `Declaration ${year}: what is left to do for ${english.plural(count, 'your canteen', `${count} canteens`)}`,
      text: ({ end }) => `The campaign is open until ${end} included. What is left to do:`,
      last: 'If something stops you, reply to this message: we will gladly help.',
    },
    'last-days': {
      subject: ({ year, daysLeft }) =>
        daysLeft === 0
          ? `Last day to declare ${year}`
          : `You have ${english.plural(daysLeft, 'one day', `${daysLeft} days`)} left to declare ${year}`,
      text: ({ count, end }) =>
        `The campaign ends on ${end} at midnight, Paris time. ${english.plural(count, 'Something is left to do for one canteen:', `Something is left to do for ${count} canteens:`)}`,
      last: 'A question, a figure that is missing? Reply to this message: we will gladly help. This is the last reminder of this campaign before its end.',
    },
    correction: {
      subject: ({ year }) => `Your declarations ${year} can be corrected`,
      text: ({ count, period }) =>
        `${capitalise(period)} included, you can correct ${english.plural(count, 'the diagnostic that you declared', 'the diagnostics that you declared')}: cancel the declaration, change the diagnostic, then declare it again.`,
      redo: 'These diagnostics were declared, then cancelled: they only count once they are declared again.',
      last: 'If everything is right, you have nothing to do.',
      lastToRedo: ({ end }) =>
        `Declare them again by ${end}, from your pending actions. What is declared and right can stay as it is.`,
    },
    list: { next: 'All your canteens, with what is left to do, are here:', button: 'See my pending actions' },
    canteens: { next: 'Your canteens are here:', button: 'See my canteens' },
    declared: {
      subject: ({ year, count }) =>
        english.plural(count, `Your diagnostic ${year} is declared`, `Your ${count} diagnostics ${year} are declared`),
      text: ({ count }) =>
        `Thank you! ${english.plural(count, 'The declaration is saved. Its proof is here:', 'The declarations are saved. Here are their proofs:')}`,
      last: 'Keep this message: each link tells whoever asks whether the declaration is genuine and in force. The PDF document can be downloaded from the page of the canteen.',
    },
    proof: code => `: proof ${code}`,
    'add-satellites': ': satellites to add, or their number to correct',
    'prefill-diagnostic': year => `: diagnostic ${year} to create, your purchases already give its amounts`,
    'create-diagnostic': year => `: diagnostic ${year} to create`,
    'fill-diagnostic': year => `: diagnostic ${year} to complete`,
    'fill-canteen': fields => `: information to complete (${fields})`,
    correct: year => `: declaration ${year} to correct`,
    declare: year => `: diagnostic ${year} complete, ready to declare`,
  },
)

interface ToDo {
  readonly action: PendingAction
  /** Something is left to do although the report is declared: only a correction can do it. */
  readonly isDeclared: boolean
}

/** What is left to do for a canteen, after its name. */
export function toDoOf({ action, isDeclared }: ToDo, year: number, fields: string): Message {
  if (isDeclared) return campaignEmailWords('correct', year)
  switch (action) {
    case '10_add_satellites':
      return campaignEmailWords('add-satellites')
    case '18_prefill_diagnostic':
      return campaignEmailWords('prefill-diagnostic', year)
    case '20_create_diagnostic':
      return campaignEmailWords('create-diagnostic', year)
    case '30_fill_diagnostic':
      return campaignEmailWords('fill-diagnostic', year)
    case '35_fill_canteen_data':
      return campaignEmailWords('fill-canteen', fields)
    default:
      return campaignEmailWords('declare', year)
  }
}
