import { counted, number, plural } from '@ma-cantine/lib/messages/french'

/** Numbers of what is lost with a canteen. */
export interface Consequences {
  readonly purchases: number
  readonly diagnostics: number
  readonly wasteMeasurements: number
  readonly otherManagers: number
  readonly satellites: number
}

const sentences = (given: readonly (string | false)[]) => given.filter(text => text !== false)

/** The sentences of the deletion of a canteen. English has the same shape, or does not compile. */
export const fr = {
  goes: 'Avec cette cantine disparaissent :',
  consequences: ({ purchases, diagnostics, wasteMeasurements, otherManagers, satellites }: Consequences) =>
    sentences([
      purchases > 0 && `${counted(purchases, 'achat', 'achats')}.`,
      diagnostics > 0 && `${counted(diagnostics, 'bilan', 'bilans')}.`,
      wasteMeasurements > 0 &&
        `${counted(wasteMeasurements, 'évaluation du gaspillage', 'évaluations du gaspillage')}.`,
      otherManagers > 0 &&
        plural(
          otherManagers,
          'L’accès de l’autre gestionnaire, qui ne la verra plus.',
          `L’accès de ${number(otherManagers)} autres gestionnaires, qui ne la verront plus.`,
        ),
      otherManagers === 0 && 'Votre accès : plus personne ne la gère.',
      satellites > 0 &&
        plural(
          satellites,
          'Le lien avec 1 cantine satellite, qui reste inscrite.',
          `Le lien avec ${number(satellites)} cantines satellites, qui restent inscrites.`,
        ),
    ]),
  back: 'Vous avez 30 jours pour changer d’avis : votre tableau de bord permet de la rétablir, avec tout ce qu’elle contient.',
  keepCanteen: 'Exporter d’abord la cantine :',
  keepPurchases: 'Exporter d’abord ses achats :',
  keepWaste: 'Exporter d’abord ses évaluations du gaspillage :',
  keepDiagnostics: 'Exporter d’abord ses bilans',
  keep: 'Garder cette cantine',
  remove: 'Supprimer',
  question: (name: string) => `Supprimer « ${name} » ?`,
  deleted: (name: string) => `« ${name} » est supprimée`,
  undoable: 'Supprimée par erreur ? Vous pouvez la rétablir ici, ou pendant 30 jours en bas de cette page.',
  undo: 'Annuler la suppression',
  undoing: 'Rétablissement…',
  undone: (name: string) => `« ${name} » est de retour`,
  undoneText: 'Ses achats, ses bilans et son équipe le sont aussi.',
}
export type Words = typeof fr
