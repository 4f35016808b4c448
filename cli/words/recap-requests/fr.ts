import type { RecapTotals } from '@ma-cantine/lib'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { counted, fileSize, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of requests for recaps. */
export const requestsFr = {
  name: (id: number, provider: string, email: string): string => `n° ${id}, ${provider} (${email})`,
  about: (period: string, canteen: string, count: number): string =>
    `${plural(count, canteen, counted(count, 'cantine', 'cantines'))}, ${period}`,
  byCanteen: 'Par cantine :',
  canteen: (name: string, totals: RecapTotals | null): string =>
    totals === null
      ? name
      : `${name} : ${counted(totals.rowCount, 'ligne', 'lignes')}, ${formatEuros(totals.priceHt, 'fr')}, dont ${formatEuros(totals.labelledHt, 'fr')} avec un label`,
  events: 'Ce qui s’est passé :',
  event: (date: string, sentence: string): string => `${date} : ${sentence}`,
  nextReminder: (date: string): string => `Prochain rappel : ${formatMoment(date, 'fr')}`,
  wouldSend: (email: string): string => `Serait envoyé à ${email} :`,
  sent: (email: string, id: number): string => `Envoyé à ${email} (demande n° ${id}) :`,
  notSent: '\nRien n’est envoyé : c’est un essai.',
  howToFollow: (id: number): string => `\nPour suivre la réponse : ma-cantine requests show ${id}`,
  closed: 'La demande est close : son lien ne prend plus rien.',
  notClosed: 'Rien n’est changé : c’est un essai.',
  written: (place: string, size: number): string => `Fichier écrit : ${place} (${fileSize(size)})`,
  howToImport: (place: string): string =>
    `Pour voir ce qui est nouveau, sans rien enregistrer : ma-cantine import --dry-run ${place}`,
  none: 'Aucune demande de récapitulatif.',
  hidden: (count: number): string => `${counted(count, 'autre demande', 'autres demandes')} dans la liste.`,
  listMore: 'Pour en voir plus : --limit 100, ou --all',
  badNumber: (text: string): Sentences => ({
    message: `${q(text)} n’est pas le numéro d’une demande.`,
    advice: 'Les numéros sont dans la liste : ma-cantine requests',
  }),
  unknown: (number: string): Sentences => ({
    message: `La demande n° ${number} n’existe pas, ou porte sur une cantine que vous ne gérez pas.`,
    advice: 'Les demandes sont dans la liste : ma-cantine requests',
  }),
  notFound: (detail: string): Sentences => ({
    message: detail,
    advice: 'Les demandes sont dans la liste : ma-cantine requests',
  }),
  refused: (detail: string): Sentences => ({
    message: detail,
    advice: 'Rien n’est envoyé ni changé. Voyez où en sont les demandes : ma-cantine requests',
  }),
  help: {
    command: 'les récapitulatifs demandés aux fournisseurs et aux prestataires',
    list: 'liste les demandes, les dernières d’abord',
    limit: 'nombre de demandes montrées',
    all: 'les montre toutes',
    listJson: 'Avec --json : { ok, server, count, requests }.',
    show: 'montre une demande, ce qui est venu par cantine, et ce qui s’est passé',
    showJson: 'Avec --json : { ok, server, request }.',
    number: 'numéro de la demande',
    numberArgument: 'numéro',
    state: 'où en est la demande',
    stateArgument: 'état',
    ofCanteens: 'cantines des demandes, par numéro ou SIRET, séparées par des virgules',
    send: 'demande son récapitulatif à un fournisseur ou à un prestataire, par e-mail',
    email: 'adresse e-mail à laquelle écrire',
    emailArgument: 'adresse',
    provider: 'nom du fournisseur ou du prestataire',
    providerArgument: 'nom',
    canteens: 'cantines livrées, par numéro ou SIRET, séparées par des virgules',
    year: 'année civile demandée (par défaut la dernière)',
    from: 'premier jour demandé, à la place de celui de l’année',
    to: 'dernier jour demandé, de la même année',
    contractor: 'un prestataire, qui doit ces données : le message rappelle les textes',
    note: 'ce que vous ajoutez au message, en 500 caractères au plus',
    noteArgument: 'texte',
    deadline: 'jour avant lequel la réponse est demandée',
    remindEvery: 'rappel tous les 7, 14 ou 30 jours tant que rien ne vient',
    daysArgument: 'jours',
    dryRun: 'dit ce qui serait envoyé ou changé, sans rien faire',
    key: 'clé qui rend un nouvel essai sans danger',
    keyArgument: 'clé',
    sendJson: 'Avec --json : { ok, server, dryRun, request, message }.',
    remind: 'relance qui n’a pas répondu, une semaine après le dernier message au plus tôt',
    close: 'clôt une demande : son lien ne prend plus rien',
    download: 'écrit le récapitulatif reçu, à importer ensuite avec ma-cantine import',
    proof: 'écrit la preuve de la demande, en PDF',
    output: 'écrit dans ce fichier',
  },
}
