import type { ChangeOrigin, HistoryEntry } from '@ma-cantine/lib/entities/history-entry'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { counted, number } from '@ma-cantine/lib/messages/french'

/** The sentences of the history of a canteen. English has the same shape, or does not compile. */
export const fr = {
  intro: (name: string) =>
    `Qui a changé quoi dans « ${name} », quand et comment. Une valeur d’avant revient en un clic.`,
  none: 'Rien n’a encore changé dans cette cantine.',
  list: 'Les modifications, de la dernière à la première',
  shown: (first: number, last: number, count: number) =>
    first === 1 && last === count
      ? counted(count, 'modification', 'modifications')
      : `Modifications ${number(first)} à ${number(last)} sur ${number(count)}`,
  kinds: {
    creation: 'Création',
    change: 'Modification',
    deletion: 'Suppression',
    restoration: 'Rétablissement',
  } satisfies Record<HistoryEntry['kind'], string> as Record<HistoryEntry['kind'], string>,
  claim: 'Revendication',
  claimText: 'Personne ne gérait cette cantine.',
  moment: (date: string) => formatMoment(date, 'fr'),
  by: (author: string | null, through: ChangeOrigin) =>
    through === 'job'
      ? 'Complétée par le service.'
      : `Par ${author ?? 'un compte qui n’existe plus'}, ${
          {
            session: 'sur le site',
            token: 'avec un jeton d’accès',
            application: 'par une application autorisée',
            import: 'par un import',
            kitchen: 'par un lien de cuisine',
          }[through]
        }.`,
  seeImport: 'Voir cet import',
  columns: { field: 'Ce qui a changé', before: 'Avant', after: 'Après', value: 'Valeur', action: 'Revenir en arrière' },
  fields: {
    epciLib: 'Intercommunalité',
    departmentLib: 'Nom du département',
    regionLib: 'Région',
    publicationStatus: 'Publication',
    redactedApproYears: 'Années dont les achats sont masqués',
    publicationComments: 'Présentation publiée',
    qualityComments: 'Commentaire sur la qualité des produits',
    wasteComments: 'Commentaire sur le gaspillage',
    diversificationComments: 'Commentaire sur les menus végétariens',
    plasticsComments: 'Commentaire sur les plastiques',
    informationComments: 'Commentaire sur l’information des convives',
    reservationExpeParticipant: 'Participation à l’expérimentation de la réservation',
    vegetarianExpeParticipant: 'Participation à l’expérimentation végétarienne',
    kitchenReportCanteen: 'Cantine satellite',
    kitchenReportYear: 'Bilan de la cuisine',
    kitchenReportVerdict: 'Réponse à ce que la cuisine déclare',
    kitchenReportReason: 'Raison de cette réponse',
    managers: 'Gestionnaires',
    managerInvitations: 'Personnes invitées',
  } as Readonly<Record<string, string>>,
  verdicts: { confirmed: 'Confirmé', contested: 'Contesté' } as Readonly<Record<string, string>>,
  putBack: 'Remettre',
  putBackNamed: (field: string) => `Remettre la valeur d’avant : ${field}`,
  puttingBack: 'Un instant…',
  isBack: (field: string) => `${field} : la valeur d’avant est remise`,
  isBackText: 'Ce retour figure lui aussi dans l’historique.',
  undo: 'Annuler',
  undoing: 'Un instant…',
  isUndone: (field: string) => `${field} : la valeur est de nouveau celle d’aujourd’hui`,
  folded: {
    none: 'Aucune modification n’est connue.',
    before: (value: string) => `(avant : ${value})`,
    others: (count: number) => `et ${counted(count, 'autre valeur', 'autres valeurs')}`,
    more: 'Voir les modifications plus anciennes',
  },
}
export type Words = typeof fr
