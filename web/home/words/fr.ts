import { number } from '@ma-cantine/lib/messages/french'

/** The sentences of the home page of managers. English has the same shape, or does not compile. */
export const fr = {
  title: (firstName: string) => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
  /** What to do next, the first that applies. */
  next: {
    email: 'Votre adresse e-mail attend d’être confirmée : un clic dans le message reçu suffit.',
    emailAction: 'Confirmer mon adresse',
    canteen: 'Pour commencer, ajoutez votre cantine ; si elle est déjà inscrite, vous pourrez rejoindre son équipe.',
    refused: (file: string) =>
      `Votre dernier fichier, « ${file} », a été refusé : reprenez-le, ses erreurs vous seront toutes montrées.`,
    refusedAction: 'Voir ses erreurs',
    nothing: 'Vos cantines sont prêtes : importez leurs achats, vérifiés avant d’être enregistrés.',
    campaign: (year: number, end: string) =>
      `Il reste des actions à faire pour télédéclarer vos bilans ${year} : vous avez jusqu’au ${end}.`,
    lacking: (year: number) => `Il reste des actions à faire pour les bilans ${year} de vos cantines.`,
    pendingActions: 'Voir les actions en attente',
    more: 'Le prochain fichier se vérifie et s’enregistre en quelques minutes.',
    done: 'Tout est en ordre. Le prochain fichier se vérifie et s’enregistre en quelques minutes.',
  },
  canteens: 'Mes cantines',
  noCanteen: 'Aucune cantine n’est encore rattachée à votre compte.',
  allCanteens: (count: number) => `Voir mes ${number(count)} cantines`,
  manage: 'Gérer mes cantines',
  itsPurchases: 'Ses achats',
  purchasesOf: (name: string) => `Ses achats : ${name}`,
  imports: 'Mes derniers imports',
  noImport: 'Vous n’avez encore rien importé.',
  allImports: 'Voir tous mes imports',
  tools: 'Aller droit au fichier',
  purchases: 'Les achats de toutes vos cantines, en une seule fois.',
  canteensFile: 'Vos cantines et leurs informations, à créer ou à mettre à jour.',
  diagnostics: 'Les bilans annuels de vos cantines, avec leurs totaux d’achats.',
}
export type Words = typeof fr
