import { ofName } from '@ma-cantine/lib/messages/elision'
import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences of the frame. English has the same shape, or does not compile. */
export const fr = {
  ministry: ['Ministère', 'de l’Agriculture,', 'de l’Agro-alimentaire', 'et de la Souveraineté', 'alimentaire'],
  home: 'Accueil',
  homeLink: 'Accueil — ma cantine',
  tagline: 'Des repas de qualité dans toutes les cantines',
  myEstablishment: 'Mon établissement',
  breadcrumbs: { label: 'vous êtes ici', show: 'Voir le fil d’Ariane' },
  skipLinks: { content: 'Contenu', navigation: 'Menu principal', footer: 'Pied de page' },
  navigation: {
    improve: 'Améliorer mon offre',
    allCanteens: 'Toutes les cantines',
    inMyTerritory: 'Dans mon territoire',
    findCanteen: 'Trouver une cantine',
    onMyTerritory: 'Sur mon territoire',
    keyFigures: 'Chiffres clés',
    duties: 'Comprendre mes obligations',
    help: 'Aide',
    mine: 'Pour ma cantine',
    importFile: 'Importer un fichier',
    documentation: 'Documentation',
    actors: 'Acteurs de l’éco-système',
    wasteActions: 'Actions anti-gaspi',
    poster: 'Affiche pour les convives',
    webinars: 'Webinaires',
    blog: 'Blog',
    contact: 'Contact',
    faq: 'Foire aux questions',
  },
  quickLinks: {
    account: 'Mon compte',
    signIn: 'S’identifier',
    signUp: 'Créer mon compte',
    signOut: 'Se déconnecter',
    developer: 'Développement et APIs',
    dashboard: 'Mon tableau de bord',
    writing: 'Rédaction',
  },
  siteNotices: { label: 'Annonce du site', close: 'Fermer l’annonce' },
  footer: {
    description:
      'ma cantine accompagne les gestionnaires de la restauration collective dans l’application des lois sur la qualité des repas, le gaspillage et l’information des convives.',
    terms: 'Conditions d’utilisation',
    cookies: 'Gestion des cookies',
    codeUnder: 'Le code de ce service est libre, sous',
    license: 'licence MIT',
  },
  notFound: {
    title: 'Page non trouvée',
    subtitle: 'Erreur 404',
    text: 'La page que vous cherchez est introuvable. Excusez-nous pour la gêne occasionnée.',
    hint: 'Si vous avez tapé l’adresse web dans le navigateur, vérifiez qu’elle est correcte.',
    home: 'Revenir à l’accueil',
    contact: 'Nous contacter',
  },
  sessionDialog: {
    title: 'Votre session a expiré',
    keep: 'Reconnectez-vous ici : vous reprendrez là où vous en étiez, avec tout ce que vous avez saisi.',
    delay: (minutes: number) =>
      `Si vous ne revenez pas dans les ${minutes} minutes, cette page se fermera et cet appareil oubliera ce qui n’est pas enregistré, pour que la personne suivante n’en voie rien.`,
    signedOut:
      'La session a été fermée dans un autre onglet. Si vous fermez cette fenêtre, la page quittera l’écran, avec ce qui n’est pas enregistré.',
    password: (username: string) => `Mot de passe ${ofName(username)}`,
    signIn: 'Me reconnecter',
    signingIn: 'Connexion en cours…',
    elsewhere: 'M’identifier dans un autre onglet',
    renewed: 'Votre session est rouverte',
    goOn: 'Rien de ce que vous avez saisi n’est perdu : vous pouvez continuer.',
  },
  signOut: {
    title: 'Avant de vous déconnecter',
    waiting: 'Des pesées faites sur cet appareil ne sont pas encore envoyées. Ouvrez-les pour les envoyer :',
    canteen: (name: string, count: number) => `${name} : ${counted(count, 'pesée', 'pesées')}`,
    kept: 'Si vous vous déconnectez, elles restent sur cet appareil pour votre seul compte : elles partiront quand vous vous y reconnecterez et ouvrirez « Peser en cuisine ».',
    byCode: (count: number) =>
      `Avec le code d’une cuisine : ${counted(count, 'pesée', 'pesées')} à envoyer. Cet appareil oubliera ce code ; un code de cette cuisine, saisi ici, permettra l’envoi.`,
    stay: 'Ne pas me déconnecter',
    leave: 'Me déconnecter',
  },
  waiting: {
    title: 'Des pesées sont encore à envoyer',
    text: (canteens: readonly string[]) =>
      `Cet appareil les a gardées pour vous. Ouvrez « Peser en cuisine » pour les envoyer : ${canteens.join(', ')}.`,
  },
  events: {
    label: 'Prochains événements',
    text: 'De nouveaux événements arrivent : webinaires et rencontres avec d’autres cantines.',
    see: 'Voir les événements',
    close: 'Masquer ce message',
  },
  offline: {
    title: 'Vous êtes hors connexion.',
    text: 'Ce que vous avez saisi reste à l’écran ; l’envoi sera possible au retour du réseau.',
  },
  notices: { region: 'Notifications', close: 'Fermer le message', closeAll: 'Fermer tous les messages' },
  pageLoaded: (title: string) => `Page chargée : ${title}`,
}
export type Words = typeof fr
