import { formatDay, formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number } from '@ma-cantine/lib/messages/french'
import type { KitchenReportVerdict, SatelliteAnswerState } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Sentences } from '../../problems/problem.ts'

/** The words of what a kitchen declares for its satellites, and of their answers. */
export const kitchenReportFr = {
  states: {
    empty: 'rien n’est encore saisi',
    draft: 'pas encore télédéclaré',
    declared: (date: string): string => `télédéclaré le ${formatDay(date, 'fr')}`,
    corrected: (date: string): string => `corrigé et télédéclaré de nouveau le ${formatDay(date, 'fr')}`,
  },
  modes: { ALL: 'Il donne toutes les mesures.', APPRO: 'Il donne les achats seuls.' },
  method: (own: number, total: number, canteens: number): string =>
    `Part selon les repas de l’année : ${number(own)} sur ${number(total)}, pour ${counted(canteens, 'cantine', 'cantines')}.`,
  lacking: (count: number): string =>
    `Pas de part : les repas de l’année manquent pour ${counted(count, 'cantine', 'cantines')}.`,
  given: (verdict: KitchenReportVerdict, author: string | null, date: string): string =>
    `${verdict === 'confirmed' ? 'Confirmé' : 'Contesté'} par ${author ?? 'un compte qui n’existe plus'}, le ${formatMoment(date, 'fr')}.`,
  older: 'Cette réponse porte sur une version plus ancienne.',
  answerStates: {
    contested: 'contesté',
    confirmed: 'confirmé',
    seen: 'vu',
    unseen: 'pas encore vu',
  } satisfies Record<SatelliteAnswerState, string> as Record<SatelliteAnswerState, string>,
  counts: (counts: Readonly<Record<SatelliteAnswerState, number>>): string =>
    `Contesté : ${number(counts.contested)} ; confirmé : ${number(counts.confirmed)} ; vu sans réponse : ${number(counts.seen)} ; pas encore vu : ${number(counts.unseen)}.`,
  howToAnswer: 'Pour répondre : ma-cantine kitchen-report confirm, ou contest --reason',
  sent: 'La réponse est envoyée à la cuisine.',
  notSent: 'Rien n’est envoyé : c’est un essai.',
  nothingYet: {
    message: 'La cuisine n’a encore rien saisi pour ses cantines.',
    advice: 'Revenez plus tard.',
  } as Sentences,
  notFound: (detail: string): Sentences => ({
    message: detail,
    advice: 'Vérifiez le numéro de la cantine et l’année : ma-cantine canteens',
  }),
  help: {
    command: 'ce que la cuisine ou le groupe déclare pour un satellite, et la réponse de celui-ci',
    show: 'montre ce que la cuisine saisit et déclare pour une cantine, en sa part',
    confirm: 'confirme ce que la cuisine saisit et déclare pour une cantine',
    contest: 'dit ce qui ne va pas ; l’équipe de la cuisine reçoit la raison',
    answers: 'montre à une cuisine ou à un groupe ce que répondent ses satellites',
    reason: 'ce qui ne va pas, en 1 000 caractères au plus',
    reasonArgument: 'texte',
    dryRun: 'dit ce qui serait envoyé, sans rien envoyer',
    json: 'Avec --json : { ok, server, report } ; answers donne { ok, server, count, counts, answers }.',
  },
}
