interface Tag {
  readonly name: string
  readonly description: string
  /** Paths with this tag; the first tag that matches wins. */
  readonly path: RegExp
}

/** The tags of the document, in order. */
export const tags: readonly Tag[] = [
  {
    name: 'Imports',
    description: 'Envoyer des fichiers. La réponse est toujours 200 : `errorCount` dit si le fichier a été enregistré.',
    path: /^\/api\/v1\/import/,
  },
  {
    name: 'Achats',
    description: 'Les achats des cantines, ligne à ligne.',
    path: /^\/api\/v1\/(purchase|rememberedLabels|labelSharing|recapRequest|recapLink|export-labels|export-achats|achats\.)/,
  },
  {
    name: 'Listes de référence',
    description:
      'Les secteurs, les ministères et les territoires, tels que les formulaires et les fichiers les nomment.',
    path: /^\/api\/v1\/(sectors|ministries|partnerTypes|canteenLocations|communes|epcis|initialData)\//,
  },
  {
    name: 'Gaspillage alimentaire',
    description:
      'Ce que les cantines ont pesé et mesuré de leur gaspillage, période par période, et leurs actions contre lui.',
    path: /^\/api\/v1\/(canteens\/[^/]+\/(waste|weighing|pesees\.)|kitchen\/|wasteMeasurements|wasteActions|export-gaspillage)/,
  },
  {
    name: 'Bilans',
    description: 'Ce que les cantines ont acheté, année par année.',
    path: /^\/api\/v1\/(canteens\/[^/]+\/(?:diagnostics|inspection)|diagnostics\/|diagnosticFiles|bilans\.)/,
  },
  {
    name: 'Rédaction',
    description: 'Les textes du site, que l’équipe écrit, publie et corrige, et les messages qu’elle relit.',
    path: /^\/api\/v1\/(writing|textPictures|textPreviews|mediaFiles|moderation)\//,
  },
  {
    name: 'Blog et événements',
    description: 'Les articles du blog, les webinaires et les rencontres : tout le monde les voit.',
    path: /^\/api\/v1\/(blogPosts|communityEvents|videoTutorials)/,
  },
  {
    name: 'Contact',
    description: 'Écrire à l’équipe du service, recevoir sa lettre d’information.',
    path: /^\/api\/v1\/(inquiry|message|canteenNotFoundMessage|canteenMessageDecision|newsletter|subscribeNewsletter)/,
  },
  {
    name: 'Administration',
    description: 'Ce que fait l’équipe du service, avec la double authentification, et le journal de ses actes.',
    path: /^\/api\/v1\/administration/,
  },
  {
    name: 'Acteurs',
    description: 'Les acteurs qui aident les cantines, et en proposer un.',
    path: /^\/api\/v1\/partners/,
  },
  {
    name: 'Cantines publiques',
    description: 'Ce que tout le monde voit des cantines, et leur publication.',
    path: /^\/api\/v1\/(publishedCanteens|publicCanteenPreviews|publish|canteens\/[^/]+\/(un)?publish)/,
  },
  {
    name: 'Statistiques',
    description: 'Les chiffres des territoires, année par année, et les données ouvertes.',
    path: /^\/api\/v1\/(canteenStatistics|territory|export-territoire|openData)/,
  },
  {
    name: 'Cantines',
    description: 'Les cantines que l’on gère, et celles que l’on cherche.',
    path: /^\/api\/v1\/(canteen|signedCanteens|establishments|cantines\.|export-cantines|deletedCanteens|addManager|removeManager|teamJoinRequest)/,
  },
  {
    name: 'Télédéclaration',
    description: 'Les campagnes, ce qu’il reste à faire pour chaque cantine, et la déclaration des bilans.',
    path: /^\/api\/v1\/(campaignDates|teledeclaration|actionableCanteens|diagnosticsToTeledeclare|createDiagnosticsFromPurchases)/,
  },
  {
    name: 'Service',
    description: 'Qui édite et héberge le service, et l’avis de ceux qui s’en servent.',
    path: /^\/api\/v1\/(operator|reviews)\//,
  },
  {
    name: 'Compte et accès',
    description: 'Créer son compte, se connecter, le tenir à jour, choisir ses rappels, gérer ses jetons d’accès.',
    path: /^\/api\/v1\/(session|secondFactor|token|acceptTerms|account|user|loggedUser|password|emailConfirmation|emailChange|reminderPace|monthPoint|personalData)/,
  },
  {
    name: 'Applications',
    description: 'Déclarer une application qui agira pour d’autres personnes ; donner, voir et retirer des accès.',
    path: /^\/api\/v1\/(oauth|deviceRequest)/,
  },
]

export const tagOf = (path: string): string | undefined => tags.find(tag => tag.path.test(path))?.name
