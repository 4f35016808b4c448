import type { OperatorFact } from '@ma-cantine/lib/operator/operator-api'

/** The sentences that the legal pages share. English has the same shape, or does not compile. */
export const fr = {
  contents: 'Sommaire',
  top: 'Haut de page',
  reference: 'La version française de cette page fait référence.',
  contactAddress: 'notre adresse de contact',
  /** What the operator tells, by name. */
  facts: {
    publisher: 'Éditeur',
    publicationDirector: 'Directeur ou directrice de la publication',
    postalAddress: 'Adresse postale',
    phone: 'Téléphone',
    contactEmail: 'Adresse e-mail',
    hostName: 'Hébergeur',
    hostAddress: 'Adresse de l’hébergeur',
    hostPhone: 'Téléphone de l’hébergeur',
    controller: 'Responsable du traitement',
    dpoEmail: 'Délégué à la protection des données',
    processors: 'Sous-traitants',
    sourceCodeUrl: 'Adresse du code source',
  } satisfies Record<OperatorFact | 'contactEmail', string>,
  toComplete: (names: string) => `Ces informations seront complétées par l’exploitant du service : ${names}.`,
  toCompleteOne: 'Cette information sera complétée par l’exploitant du service.',
  missing: {
    title: 'Cette page est à compléter',
    text: 'Seule l’équipe voit ce message. Ces informations manquent ; chacune se donne par un réglage du serveur, lu à son démarrage :',
    setBy: (name: string) => `${name} :`,
  },
}
export type Words = typeof fr
