/** The sentences of the home page. English has the same shape, or does not compile. */
export const fr = {
  visitor: {
    title: 'De la crèche à la maison de retraite, mieux manger à la cantine',
    lead: 'ma cantine vous aide à suivre vos achats, à appliquer la loi et à montrer à vos convives la qualité de leurs repas.',
  },
  manager: {
    title: (firstName: string) => (firstName ? `Bonjour ${firstName}` : 'Bonjour'),
    canteens: (count: number) =>
      count === 0
        ? 'Aucune cantine n’est encore rattachée à votre compte : importez les vôtres, en une seule fois.'
        : count === 1
          ? 'Vous gérez une cantine.'
          : `Vous gérez ${count} cantines.`,
    tools: 'Aller droit au fichier',
    purchases: 'Les achats de toutes vos cantines, en une seule fois.',
    canteensFile: 'Vos cantines et leurs informations, à créer ou à mettre à jour.',
    diagnostics: 'Les bilans annuels de vos cantines, avec leurs totaux d’achats.',
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
  },
}
export type Words = typeof fr
