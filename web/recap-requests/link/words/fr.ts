import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number, percent, plural } from '@ma-cantine/lib/messages/french'

import type { RecapRequestState } from '@ma-cantine/lib/recap-requests/recap-request-states'

/** The sentences of the page of a link, for suppliers and contractors. English has the same shape, or does not compile. */
export const fr = {
  opening: 'Ouverture de la demande…',
  spoilt: {
    title: 'Ce lien ne mène à aucune demande',
    absent: 'L’adresse de cette page est incomplète : ouvrez le lien tel qu’il est dans le message que vous avez reçu.',
    text: 'Un logiciel de messagerie coupe parfois un long lien en deux lignes : copiez-le en entier dans la barre d’adresse.',
    home: 'Découvrir ma cantine',
  },
  asked: {
    lead: (sender: string | null, provider: string) =>
      `${sender ?? 'Une cantine'} demande à ${provider} un récapitulatif, par ma cantine, le service public des cantines.`,
    supplier:
      'La loi demande aux cantines de compter chaque année leurs achats durables et de qualité. Vos chiffres leur évitent de ressaisir leurs factures une à une. Vous n’avez pas de compte à créer.',
    contractor:
      'La loi demande aux cantines de compter chaque année leurs achats durables et de qualité. Vous achetez les produits de leurs repas : vous seul connaissez ces chiffres. Vous n’avez pas de compte à créer.',
    title: 'La demande',
    date: 'Demandé le',
    note: (sender: string | null) => (sender === null ? 'Avec ce mot :' : `Avec ce mot de ${sender} :`),
  },
  acts: {
    given:
      'Votre récapitulatif est remis. Les gestionnaires de ces cantines sont prévenus : vous n’avez plus rien à faire.',
    declined:
      'Votre réponse est transmise, et plus aucune relance ne partira. Si vous changez d’avis, ce lien reste ouvert.',
    stopped: 'C’est noté : ma cantine n’écrira plus à cette adresse pour demander un récapitulatif.',
  },
  declinedBefore:
    'Vous avez répondu que vous ne pouviez pas. Si les choses ont changé, vous pouvez encore remettre un récapitulatif.',
  over: {
    title: 'Cette demande n’attend plus de réponse',
    text: 'La personne qui vous a écrit l’a close, ou a enregistré ce que vous avez remis. Écrivez-lui pour toute correction.',
  },
  given: {
    title: 'Ce que vous avez remis',
    file: (name: string, rows: number, date: string) =>
      `« ${name} », ${counted(rows, 'ligne', 'lignes')}, le ${formatMoment(date, 'fr')}.`,
    replaceText: 'Une erreur ? Tant que la demande est ouverte, un autre fichier peut prendre la place de celui-ci.',
    print: 'Imprimer cette page',
    replace: 'Remettre un autre fichier',
  },
  drop: {
    title: 'Votre récapitulatif',
    steps: [
      'Sortez de votre logiciel le tableau de ce que vous avez livré sur la période, ou remplissez notre modèle.',
      'Choisissez ce fichier ci-dessous. Nous reconnaissons ses colonnes, et vous corrigez ici ce qui ne va pas.',
      'Relisez les totaux de chaque cantine, puis remettez-le.',
    ],
    leave:
      'Votre récapitulatif n’est pas remis. Si vous quittez cette page, il faudra choisir à nouveau votre fichier, et vos corrections seront perdues.',
  },
  send: {
    title: 'Ce que vous allez remettre',
    text: 'Comparez ces totaux avec les vôtres. Rien n’est encore transmis.',
    send: 'Remettre ce récapitulatif',
    sending: (part: number) => `Envoi en cours : ${percent(part)}`,
  },
  mailbox: {
    ask: 'Plusieurs clients vous demandent un récapitulatif ?',
    askText:
      'Répondez à tous avec un seul fichier : chacun n’en reçoit que ses lignes. Le lien qui ouvre toutes vos demandes part à l’adresse qui a reçu celle-ci, car lui seul montre ce que demandent vos autres clients.',
    receive: 'Recevoir ce lien',
    sent: 'Le message est parti, à l’adresse qui a reçu cette demande.',
    none: 'Aucune demande n’attend plus de réponse à cette adresse.',
    intro: (count: number) =>
      plural(
        count,
        'Une demande attend votre réponse à cette adresse.',
        `${number(count)} demandes attendent votre réponse à cette adresse.`,
      ),
    caption: 'Les demandes ouvertes',
    sender: 'Qui demande',
    noSender: 'Une personne dont le compte est supprimé',
    answer: 'Votre réponse',
    gave: (rows: number, date: string) =>
      `${counted(rows, 'ligne remise', 'lignes remises')} le ${formatMoment(date, 'fr')}`,
    answers: {
      sent: 'Pas encore de réponse',
      received: 'Récapitulatif remis',
      declined: 'Vous avez répondu non',
      closed: 'Close',
      stored: 'Enregistrée',
    } satisfies Record<RecapRequestState, string>,
    split:
      'Un seul fichier suffit : chaque demande reçoit les lignes de ses établissements et de sa période, et rien d’autre. Celles dont aucune ligne ne parle restent en attente.',
    given: 'Votre récapitulatif est remis. Les gestionnaires concernés sont prévenus.',
  },
  others: {
    title: 'Vous ne pouvez pas répondre ?',
    decline: 'Je ne peux pas répondre',
    declineQuestion: 'Dire que vous ne pouvez pas répondre ?',
    declineText:
      'Les gestionnaires de ces cantines seront prévenus, et aucune relance ne vous sera envoyée pour cette demande.',
    reason: 'Pourquoi ?',
    reasonHint: 'Un mot peut les aider : mauvaise adresse, aucune livraison sur cette période…',
    declineSend: 'Envoyer cette réponse',
    declining: 'Envoi en cours…',
    declineKeep: 'Revenir à la demande',
    stopTitle: 'Vous ne voulez plus de ces messages ?',
    stop: 'Ne plus recevoir de demandes',
    stopQuestion: 'Ne plus recevoir aucune demande ?',
    stopText:
      'Plus aucune cantine ne pourra écrire par ma cantine à l’adresse qui a reçu ce lien pour lui demander un récapitulatif. Vos demandes en attente recevront la réponse non.',
    stopKeep: 'Continuer à en recevoir',
  },
}
export type Words = typeof fr
