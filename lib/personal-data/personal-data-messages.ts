import { catalogue } from '../messages/catalogue.ts'

/** What each part of the personal data of somebody holds, in the order of the file. */
export const personalDataMessages = catalogue(
  {
    account: 'Votre compte : ce que vous avez saisi, vos préférences et leurs dates.',
    acceptedTerms: 'Les versions des conditions d’utilisation que vous avez acceptées.',
    picture: 'Votre photo.',
    teams: 'Les cantines dont vous gérez l’équipe. Leurs achats et leurs bilans appartiennent à l’établissement.',
    invitations: 'Les cantines qui vous ont invité à rejoindre leur équipe.',
    claims: 'Les cantines sans gestionnaire que vous avez revendiquées.',
    joinRequests: 'Vos demandes pour rejoindre une équipe, et leur réponse.',
    deliveryRequests: 'Les cantines dont vous avez demandé à être le livreur de repas, et la réponse de leur équipe.',
    sessions: 'Les navigateurs où votre session est ouverte.',
    accessTokens: 'Vos jetons d’accès, sans leur secret, que nous ne conservons pas.',
    applications: 'Les applications que vous avez déclarées.',
    authorizedApplications: 'Les applications qui ont accès à votre compte.',
    messages:
      'Les messages que nous vous avons envoyés. Leur texte n’est pas repris ici : il contient des liens secrets.',
    reminders: 'Les rappels de campagne qui vous ont été écrits.',
    inquiries: 'Ce que vous nous avez écrit avec le formulaire de contact.',
    canteenMessages:
      'Ce que vous avez écrit à des cantines depuis leur page publique, et les invitations à en gérer une que vous avez envoyées.',
    partners: 'Les acteurs de l’éco-système que vous avez proposés, ou dont vous êtes le contact.',
    reviews: 'Vos avis sur le service.',
    newsletter: 'Votre abonnement à la lettre d’information.',
    imports: 'Les fichiers que vous avez importés ou annulés.',
    mappings: 'Les correspondances que vous gardez entre les colonnes de vos fichiers et les nôtres.',
    weighings: 'Les pesées de gaspillage que vous avez saisies avec votre compte.',
    weighingLinks: 'Les liens que vous avez ouverts pour peser en cuisine.',
    accountHistory: 'Les changements de votre compte.',
    actions: 'Ce que vous avez ajouté, modifié ou supprimé.',
  },
  {
    account: 'Your account: what you typed, your preferences and their dates.',
    acceptedTerms: 'The versions of the terms of use that you accepted.',
    picture: 'Your photo.',
    teams: 'The canteens whose team you are on. Their purchases and diagnostics belong to the establishment.',
    invitations: 'The canteens that invited you to join their team.',
    claims: 'The canteens without a manager that you claimed.',
    joinRequests: 'Your requests to join a team, and their answer.',
    deliveryRequests: 'The canteens that you asked to deliver to, and the answer of their team.',
    sessions: 'The browsers where your session is open.',
    accessTokens: 'Your access tokens, without their secret, which we do not keep.',
    applications: 'The applications that you registered.',
    authorizedApplications: 'The applications that have access to your account.',
    messages: 'The messages that we sent you. Their text is not repeated here: it holds secret links.',
    reminders: 'The reminders of campaigns that were written to you.',
    inquiries: 'What you wrote to us with the contact form.',
    canteenMessages:
      'What you wrote to canteens from their public page, and the invitations to manage one that you sent.',
    partners: 'The ecosystem actors that you suggested, or whose contact you are.',
    reviews: 'What you said of the service.',
    newsletter: 'Your subscription to the newsletter.',
    imports: 'The files that you imported or undid.',
    mappings: 'The mappings that you keep between the columns of your files and ours.',
    weighings: 'The weighings of waste that you entered with your account.',
    weighingLinks: 'The links that you opened to weigh in the kitchen.',
    accountHistory: 'The changes of your account.',
    actions: 'What you added, changed or deleted.',
  },
)

export type PersonalDataPart = keyof (typeof personalDataMessages)['wordings']['fr'] & string
