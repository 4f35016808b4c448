import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'

/** Invented bodies, by operation; a test validates them against their schemas. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  signIn: { username: 'camille.dupont', password: 'une longue phrase de passe' },
  createToken: { name: 'Envoi des achats, chaque nuit', scopes: ['import:write'], canteenIds: [7], validityDays: 365 },
  signUp: {
    firstName: 'Camille',
    lastName: 'Dupont',
    email: 'camille.dupont@exemple.fr',
    username: 'camille.dupont',
    password1: 'une longue phrase de passe',
    cguApproved: true,
  },
  acceptTerms: { version: '2026-11-23' },
  createPurchase: {
    canteen: 7,
    date: '2025-03-01',
    description: 'Pommes de terre',
    provider: 'Ferme du Moulin',
    family: 'FRUITS_ET_LEGUMES',
    characteristics: ['BIO', 'LOCAL'],
    priceHt: 184.5,
    localDefinition: 'DEPARTMENT',
  },
  subscribeNewsletter: { email: 'camille.dupont@exemple.fr' },
  sendInquiry: {
    from: 'camille.dupont@exemple.fr',
    name: 'Camille Dupont',
    message: 'Comment déclarer une cuisine qui livre deux écoles ?',
    inquiryType: 'functionalityQuestion',
    meta: { userId: 12 },
  },
  registerApplication: {
    name: 'Gestion des menus',
    confidential: true,
    redirectUris: ['https://menus.exemple.fr/retour'],
  },
}

/** Possible answers, by operation. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  listSectors: sectors.slice(0, 2),
  listMinistries: ministries.slice(0, 2),
  getOperator: {
    publisher: 'Direction des cantines exemplaires',
    publicationDirector: 'Camille Dupont',
    postalAddress: '1 rue des Tilleuls, 54460 Exempleville',
    phone: '01 00 00 00 00',
    hostName: 'Hébergeur exemplaire',
    hostAddress: '2 rue des Marronniers, 54460 Exempleville',
    hostPhone: '01 00 00 00 01',
    controller: 'Direction des cantines exemplaires',
    dpoEmail: 'donnees@exemple.fr',
    processors: [
      {
        name: 'Hébergeur exemplaire',
        country: 'France',
        purpose: 'Hébergement du service',
        guarantees: 'Contrat conforme à l’article 28 du RGPD',
      },
    ],
    sourceCodeUrl: 'https://code.exemple.fr/ma-cantine',
    contactEmail: 'contact@exemple.fr',
  },
  listCanteenLocations: { regions: ['11', '53'], departments: ['29', '75'] },
}
