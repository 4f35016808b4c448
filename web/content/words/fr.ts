/** The sentences of the home page. English has the same shape, or does not compile. */
export const fr = {
  reason: {
    title: 'Connectez-vous pour ouvrir cette page',
    text: 'La page que vous avez demandée est réservée aux personnes connectées. Vous y arriverez juste après la connexion.',
  },
  anonymous: {
    title: 'De la crèche à la maison de retraite, mieux manger à la cantine',
    lead: 'ma cantine vous aide à suivre vos achats, à appliquer la loi et à montrer à vos convives la qualité de leurs repas.',
  },
  steps: {
    title: 'Vos données en trois gestes',
    list: [
      {
        title: 'Préparez',
        text: 'Téléchargez le modèle de vos achats, de vos cantines ou de vos bilans, et remplissez-le dans votre tableur.',
      },
      {
        title: 'Vérifiez',
        text: 'Toutes les erreurs vous sont montrées en une fois, à leur ligne et à leur colonne, avec de quoi les corriger. Votre fichier ne quitte pas votre ordinateur.',
      },
      {
        title: 'Enregistrez',
        text: 'Vous voyez ce qui sera créé ou modifié avant d’envoyer, et vous pouvez annuler un import.',
      },
    ],
  },
  audiences: {
    title: 'Vous êtes…',
    managers: {
      title: 'Responsable d’une cantine',
      text: 'Gérez vos cantines, suivez vos achats et préparez votre déclaration annuelle.',
    },
    authorities: {
      title: 'Élu ou agent d’une collectivité',
      text: 'Suivez les cantines de votre commune, de votre département ou de votre région.',
    },
    diners: {
      title: 'Convive ou parent',
      text: 'Cherchez la cantine que vous fréquentez et ce qu’elle met dans les assiettes.',
    },
  },
  mission: {
    title: 'Notre mission',
    text: 'ma cantine est un service public gratuit : il accompagne la restauration collective vers une alimentation saine et durable.',
    points: [
      {
        title: 'Informer et outiller',
        text: 'Ce que la loi demande, expliqué simplement, et de quoi le faire sans y passer ses soirées.',
      },
      {
        title: 'Rendre visible',
        text: 'Les cantines montrent leurs efforts, les convives savent ce qu’ils mangent.',
      },
      {
        title: 'Réunir',
        text: 'Gestionnaires, producteurs, associations et administrations partagent leurs réponses.',
      },
    ],
  },
  aims: {
    title: 'Ce que veut la loi',
    text: 'La loi du 30 octobre 2018, dite EGalim, poursuit trois buts à la fois.',
    list: [
      {
        title: 'Une alimentation saine et durable',
        text: 'Des produits de qualité, moins de plastique et moins de gaspillage.',
      },
      {
        title: 'Accessible à tous',
        text: 'La cantine est, pour beaucoup, le repas le plus équilibré de la journée.',
      },
      {
        title: 'Qui paie mieux ceux qui la produisent',
        text: 'Des relations commerciales plus justes pour les agriculteurs.',
      },
    ],
    figures: [
      { figure: 'environ 4 milliards', text: 'repas servis chaque année' },
      { figure: 'plus de 90 000', text: 'cantines en France' },
    ],
  },
  resources: {
    title: 'Pour aller plus loin',
    diagnostic: 'Situer ma cantine en quelques minutes, sans créer de compte',
    poster: 'Créer une affiche pour mes convives',
    community: 'Suivre un webinaire',
    questions: 'Lire les réponses aux questions fréquentes',
    contact: 'Poser une question à l’équipe',
  },
  measures: {
    title: 'Les cinq mesures phares de la loi',
    texts: {
      'qualite-des-produits': 'Au moins 50 % de produits durables et de qualité, dont 20 % de bio.',
      'gaspillage-alimentaire': 'Analyser les pertes, les réduire et donner ce qui peut l’être.',
      'menus-vegetariens': 'Un menu végétarien par semaine à l’école, et des protéines plus variées partout.',
      'interdiction-du-plastique': 'La fin des bouteilles, des ustensiles et des contenants en plastique.',
      'information-des-usagers': 'Dire aux convives la qualité et l’origine de ce qu’ils mangent.',
    },
  },
  siteMap: {
    laws: 'Connaître les lois',
    diagnose: 'Se diagnostiquer',
    improve: 'Améliorer son offre',
    information: 'Informations sur le site',
    api: 'Documentation de l’API',
  },
}
export type Words = typeof fr
