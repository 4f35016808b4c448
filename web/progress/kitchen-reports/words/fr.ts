import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number } from '@ma-cantine/lib/messages/french'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { parisDay } from '@ma-cantine/lib/messages/today'
import type { KitchenReportVerdict, SatelliteAnswerState } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'

/** The sentences of what a kitchen declares for its satellites, and of their answers. English has the same shape. */
export const fr = {
  intro: (canteen: string, kitchen: string, year: number) =>
    `Ce que « ${kitchen} » saisit et déclare pour « ${canteen} » dans le bilan ${year}.`,
  year: 'Année du bilan',
  unknownYear: 'Cette année ne peut pas avoir de bilan.',
  toYear: (year: number) => `Voir l’année ${year}`,
  states: {
    empty: 'Rien n’est encore saisi pour votre cantine. Revenez plus tard : ce qui sera saisi se verra ici.',
    draft: 'Ce bilan n’est pas encore télédéclaré : il peut encore changer.',
    declared: (date: string) => `Ce bilan est télédéclaré depuis le ${formatDay(date, 'fr')}.`,
    corrected: (date: string) => `Ce bilan est corrigé et télédéclaré de nouveau depuis le ${formatDay(date, 'fr')}.`,
  },
  modes: {
    ALL: 'Il donne toutes les mesures pour votre cantine : vous n’avez rien à déclarer.',
    APPRO: 'Il donne vos achats. Vous déclarez vous-même les quatre autres mesures.',
  },
  share: {
    title: 'La part de votre cantine dans les achats',
    method: (own: number, total: number, canteens: number) =>
      `Les achats sont partagés selon les repas de l’année : ${number(own)} pour votre cantine, sur ${number(total)} pour ${counted(canteens, 'cantine', 'cantines')}.`,
    lacking: (count: number) =>
      `La part de votre cantine ne peut pas être calculée : les repas de l’année manquent pour ${counted(count, 'cantine', 'cantines')}. Les parts de chaque famille dans le total restent justes.`,
    table: 'Les achats, et votre part',
    label: 'Achats',
    amount: 'Votre part',
    percentage: 'Du total de la cuisine',
    nothing: 'Non renseigné',
  },
  measures: {
    title: 'Les autres mesures',
    text: 'Ses réponses se lisent dans votre bilan :',
  },
  answer: {
    title: 'Votre réponse',
    question:
      'Est-ce juste pour votre cantine ? L’équipe de la cuisine reçoit votre réponse, et elle reste dans l’historique.',
    confirm: 'C’est juste, je confirme',
    confirming: 'Envoi…',
    contest: 'Dire ce qui ne va pas',
    given: (verdict: KitchenReportVerdict, author: string | null, date: string) =>
      `${verdict === 'confirmed' ? 'Confirmé' : 'Contesté'} par ${author ?? 'un compte qui n’existe plus'}, le ${formatMoment(date, 'fr')}.`,
    older: 'Cette réponse porte sur une version plus ancienne : le bilan a changé depuis.',
    sent: 'Votre réponse est envoyée',
    sentText: 'L’équipe de la cuisine la voit, et elle reste dans l’historique de votre cantine.',
  },
  dialog: {
    title: 'Dire ce qui ne va pas',
    text: 'La cuisine reçoit votre raison. Elle peut alors corriger son bilan, ou prendre contact avec vous.',
    reason: 'Ce qui ne va pas',
    hint: 'Par exemple : un nombre de repas, un montant, une mesure.',
    send: 'Envoyer',
    busy: 'Envoi…',
    cancel: 'Annuler',
  },
  toReport: 'Revenir au bilan',
  toKitchenReport: 'Voir ce que ma cuisine déclare pour moi',
  toAnswers: 'Voir les réponses de mes cantines',
  answers: {
    intro: (kitchen: string, year: number) =>
      `Qui a vu, confirmé ou contesté ce que « ${kitchen} » saisit et déclare dans le bilan ${year}.`,
    list: 'Les cantines',
    filter: 'Quelles cantines montrer',
    all: 'Toutes les cantines',
    states: {
      contested: 'Contesté',
      confirmed: 'Confirmé',
      seen: 'Vu',
      unseen: 'Pas encore vu',
    } satisfies Record<SatelliteAnswerState, string> as Record<SatelliteAnswerState, string>,
    counts: (counts: Readonly<Record<SatelliteAnswerState, number>>) =>
      [
        `${counted(counts.contested, 'cantine conteste', 'cantines contestent')}`,
        `${counted(counts.confirmed, 'confirme', 'confirment')}`,
        `${counted(counts.seen, 'a vu sans répondre', 'ont vu sans répondre')}`,
        `${counted(counts.unseen, 'n’a pas encore vu', 'n’ont pas encore vu')}.`,
      ].join(', '),
    columns: { canteen: 'Cantine', state: 'État', seen: 'Vu', answer: 'Réponse' },
    seen: (first: string, last: string) =>
      capitalise(formatPeriod({ start: parisDay(new Date(first)), end: parisDay(new Date(last)) }, 'fr')),
    never: '—',
    shown: (first: number, last: number, count: number) =>
      first === 1 && last === count
        ? counted(count, 'cantine', 'cantines')
        : `Cantines ${number(first)} à ${number(last)} sur ${number(count)}`,
    none: 'Aucune cantine n’est encore couverte par ce bilan.',
    nothing: 'Aucune cantine ne correspond.',
  },
}
export type Words = typeof fr
