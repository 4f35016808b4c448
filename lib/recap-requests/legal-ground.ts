import type { Locale } from '../messages/locale.ts'

/** What the law asks of contractors, for the message of a request and its proof. */
export const legalGround: Readonly<Record<Locale, string>> = {
  fr: 'Les établissements déclarent avant la fin du mois de mars les achats de l’année civile précédente (article L.\u00a0230-5-1 du code rural et de la pêche maritime, arrêté du 14\u00a0septembre\u00a02022 pris pour son application). Qui gère leur restauration ou leur livre des repas leur remet au premier trimestre les données dont ils ont besoin, établissement par établissement.',
  en: 'The establishments declare before the end of March the purchases of the calendar year before (article L.\u00a0230-5-1 of the code rural et de la pêche maritime, order of 14\u00a0September\u00a02022 for its application). Whoever manages their catering or delivers meals to them gives them the data that they need in the first quarter, establishment by establishment.',
}
