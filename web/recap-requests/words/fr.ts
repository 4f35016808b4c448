import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import {
  type RecapRequestKind,
  type ReminderInterval,
  reminderIntervals,
} from '@ma-cantine/lib/recap-requests/new-recap-request'
import type { RecapRequestState } from '@ma-cantine/lib/recap-requests/recap-request-states'
import { wholeYear } from '../period.ts'

const day = (date: string) => formatDay(date, 'fr')
const moment = (date: string) => formatMoment(date, 'fr')
const requests = (count: number) => counted(count, 'demande', 'demandes')

const period = (first: string, last: string) => {
  const year = wholeYear(first, last)
  return year === null ? formatPeriod({ start: first, end: last }, 'fr') : `année ${year}`
}

/** The sentences of the requests for recaps, for who asks. English has the same shape, or does not compile. */
export const fr = {
  intro:
    'Vos fournisseurs et vos prestataires connaissent le détail de ce qu’ils vous livrent. Demandez-leur le récapitulatif de l’année : ils le déposent sans créer de compte, et vous l’enregistrez comme tout autre import.',
  ask: 'Demander un récapitulatif',
  list: 'Mes demandes',
  first: {
    title: 'Votre première demande',
    text: 'Vous n’avez encore rien demandé. Voici comment cela se passe :',
    steps: [
      'Vous indiquez qui interroger, pour quelles cantines et sur quelle période. Vous lisez le message avant qu’il parte.',
      'Votre fournisseur reçoit un lien. Il y dépose son fichier, que nous vérifions avec lui, ou vous répond qu’il ne peut pas.',
      'Vous relisez ce qu’il a remis, ligne par ligne, puis vous l’enregistrez. Ce qui est déjà dans vos achats n’est pas compté deux fois.',
    ],
  },
  noCanteen: {
    title: 'Commencez par votre cantine',
    text: 'Une demande porte toujours sur une cantine. Ajoutez la vôtre : son numéro SIRET suffit pour la trouver.',
    add: 'Ajouter une cantine',
  },
  filters: {
    state: 'État',
    allStates: 'Tous les états',
    withCount: (state: string, count: number) => `${state} (${number(count)})`,
    canteen: 'Cantine',
    allCanteens: 'Toutes mes cantines',
    nothing: 'Aucune demande ne correspond à ces filtres.',
    clear: 'Voir toutes les demandes',
  },
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? requests(count)
      : `Demandes ${number(first)} à ${number(last)} sur ${number(count)}`,
  columns: {
    provider: 'À qui',
    canteens: 'Cantines',
    period: 'Période',
    state: 'État',
    message: 'Dernier message',
    deadline: 'Attendu pour le',
  },
  states: {
    sent: 'En attente',
    received: 'À vérifier',
    declined: 'Refusée',
    closed: 'Close',
    stored: 'Enregistrée',
  } satisfies Record<RecapRequestState, string>,
  kinds: { supplier: 'Fournisseur', contractor: 'Prestataire' } satisfies Record<RecapRequestKind, string>,
  andOthers: (name: string, others: number) =>
    others === 0 ? name : `${name} et ${counted(others, 'autre', 'autres')}`,
  noDeadline: 'Sans date limite',
  periodCell: (first: string, last: string) => capitalise(period(first, last)),
  day,
  form: {
    intro:
      'Votre fournisseur reçoit un e-mail avec un lien personnel. Il n’a pas besoin de compte. Vous lirez le message avant qu’il parte.',
    who: 'À qui demandez-vous ?',
    what: 'Que demandez-vous ?',
    how: 'Quand l’attendez-vous ?',
    labels: {
      kind: 'Vous interrogez',
      provider: 'Nom de l’entreprise',
      email: 'Adresse e-mail',
      canteenIds: 'Cantines',
      year: 'Année',
      firstDay: 'Premier jour',
      lastDay: 'Dernier jour',
      deadline: 'Date limite',
      reminderDays: 'Relances automatiques',
      note: 'Votre mot',
    },
    kinds: { supplier: 'Un fournisseur', contractor: 'Un prestataire' } satisfies Record<RecapRequestKind, string>,
    kindHints: {
      supplier: 'Une entreprise qui vous vend des produits : grossiste, coopérative, producteur.',
      contractor: 'Une société de restauration ou un traiteur, qui achète les produits pour préparer vos repas.',
    } satisfies Record<RecapRequestKind, string>,
    providerHint: 'Celui que vous écrivez d’habitude dans vos achats.',
    emailHint:
      'Celle d’une personne qui peut sortir ces chiffres, par exemple la comptabilité ou votre contact commercial.',
    canteensHint: 'Le fournisseur les reconnaît à leur nom et à leur numéro SIRET.',
    canteenSearch: {
      search: 'Chercher une cantine',
      shown: (count: number) => counted(count, 'cantine', 'cantines'),
      chosen: (count: number) => counted(count, 'choisie', 'choisies'),
      none: 'Aucune cantine ne correspond',
    },
    chooseAll: (count: number) => `Choisir mes ${number(count)} cantines`,
    yearHint: 'Le choix d’une année remplit les deux jours, que vous pouvez changer.',
    deadlineHint: 'Elle est indiquée dans le message. Passée cette date, le lien reste ouvert.',
    reminders: Object.fromEntries(
      reminderIntervals.map(days => [days, `Tous les ${days} jours, tant qu’il n’y a pas de réponse`]),
    ) as Record<ReminderInterval, string>,
    noReminder: 'Aucune',
    noteHint: 'Il apparaît tel quel dans le message. Par exemple : votre numéro de client.',
    preview: 'Lire le message',
    previewing: 'Un instant…',
    cancel: 'Annuler',
  },
  message: {
    title: 'Le message qui va partir',
    text: (provider: string, email: string) =>
      `Voici ce que recevra ${provider}, à l’adresse ${email}. Trois points y remplacent le code secret du lien.`,
    subject: 'Sujet',
    body: 'Texte du message',
    send: 'Envoyer la demande',
    sending: 'Envoi en cours…',
    change: 'Modifier la demande',
    sentTitle: 'La demande est partie',
    sent: (provider: string) => `${provider} va recevoir votre message. Nous vous écrirons dès qu’une réponse arrive.`,
  },
  page: {
    title: (provider: string) => `Récapitulatif demandé à ${provider}`,
    // What each state means, and what comes next.
    sent: 'Le message est parti. Il n’y a pas encore de réponse.',
    received: 'Un récapitulatif est arrivé : relisez-le, puis enregistrez-le dans vos achats.',
    declined: (date: string) => `La réponse est non, depuis le ${moment(date)}. Le lien reste ouvert, au cas où.`,
    reason: 'Motif donné',
    closed: 'Vous n’attendez plus rien : le lien ne prend plus de fichier.',
    stored: 'Ce récapitulatif est enregistré dans vos achats.',
    journal: 'Voir cet import dans le journal',
    facts: 'Ce que vous avez demandé',
    to: 'À',
    kind: 'Type',
    address: 'Adresse',
    canteens: 'Cantines',
    canteen: (name: string, siret: string | null) => (siret === null ? name : joinParts(name, `SIRET ${siret}`)),
    otherCanteens: (count: number) => `Voir les ${number(count)} cantines`,
    period: 'Période',
    deadline: 'Date limite',
    sentBy: 'Première demande',
    by: (date: string, sender: string | null) =>
      sender === null ? `le ${moment(date)}` : `le ${moment(date)}, par ${sender}`,
    messages: 'Messages envoyés',
    messageCount: (count: number, date: string) =>
      plural(count, 'un seul, celui de la demande', `${number(count)}, le dernier le ${moment(date)}`),
    nextReminder: 'Prochaine relance',
    next: (date: string) => `le ${moment(date)}`,
    noReminder: 'aucune n’est prévue',
    note: 'Votre mot',
    proof: 'Télécharger la preuve de cette demande (PDF)',
    events: 'Ce qui s’est passé',
    event: (date: string, sentence: string) => `${capitalise(moment(date))} : ${sentence}`,
  },
  came: {
    title: 'Ce qui est arrivé',
    file: (name: string, date: string) => `Fichier « ${name} », remis le ${moment(date)}.`,
    several: (count: number) =>
      `C’est le ${number(count)}e fichier remis pour cette demande : il remplace ${plural(count - 1, 'le précédent', 'les précédents')}.`,
    check: 'Vérifier et enregistrer',
    checking: 'Ouverture du fichier…',
    checkText:
      'Le fichier s’ouvre dans l’écran d’import : vous voyez ce qui sera ajouté à vos achats avant d’accepter.',
    download: 'Télécharger le récapitulatif reçu',
  },
  totals: {
    canteen: 'Cantine',
    siret: 'SIRET',
    rows: 'Lignes',
    price: 'Montant HT',
    labelled: 'Dont durables et de qualité',
    noSiret: 'sans SIRET',
    all: 'Ensemble',
    caption: 'Ce que dit le fichier, cantine par cantine',
    number: (count: number) => number(count),
    euros: (amount: string) => formatEuros(amount, 'fr'),
    missing: (names: readonly string[]) =>
      `${plural(names.length, 'Aucune ligne ne concerne cette cantine', 'Aucune ligne ne concerne ces cantines')} : ${names.join(', ')}.`,
  },
  acts: {
    title: 'Sans nouvelles ?',
    otherTitle: 'La suite',
    remind: 'Relancer',
    remindTitle: (provider: string) => `Relancer ${provider}`,
    remindText: 'Voici le message qui va partir :',
    remindSend: 'Envoyer la relance',
    reminding: 'Envoi en cours…',
    remindKeep: 'Ne pas relancer',
    remindedTitle: 'La relance est partie',
    reminded: (email: string) => `Un nouveau message vient de partir à l’adresse ${email}.`,
    remindLater: (date: string) => `Vous pourrez relancer à partir du ${moment(date)}.`,
    close: 'Clore la demande',
    closeQuestion: 'Clore cette demande ?',
    closeText:
      'Le lien ne prendra plus de fichier et aucune relance ne partira. Vous gardez ce qui a déjà été remis, et vous pourrez faire une autre demande.',
    closeKeep: 'La laisser ouverte',
    closedTitle: 'La demande est close',
    closed: (provider: string) => `${provider} ne peut plus y répondre.`,
  },
}
export type Words = typeof fr
