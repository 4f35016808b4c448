/** The sentences of the legal notices. English has the same shape, or does not compile. */
export const fr = {
  introduction: [
    'Vous lirez ici qui publie ce service, qui l’héberge, et comment nous joindre. La loi demande de le dire à toute personne qui visite un site.',
  ],
  editeur: {
    title: 'Éditeur',
    text: ['Le service ma cantine est publié par :'],
  },
  hebergement: {
    title: 'Hébergement',
    text: ['Les pages du service et les données qu’il enregistre se trouvent chez :'],
  },
  accessibilite: {
    title: 'Accessibilité',
    text: [
      'Chaque personne doit pouvoir se servir de ma cantine, quels que soient son matériel, sa vue, son ouïe ou ses gestes. Nous nous y engageons, et nous corrigeons les obstacles que l’on nous signale.',
      'Notre [déclaration d’accessibilité](AccessibilityDeclaration) dit où nous en sommes. Les règles qui s’appliquent à nous sont présentées sur [accessibilite.numerique.gouv.fr](accessibilite.numerique.gouv.fr).',
      'Un obstacle vous empêche d’avancer ? Dites-nous sur quelle page, et avec quel matériel :',
      ['par e-mail, à {contact} ;', 'ou par le [formulaire de contact](ContactPage).'],
      'Si nous ne vous répondons pas, ou si notre réponse ne suffit pas, vous pouvez saisir le [Défenseur des droits](defenseur-des-droits).',
    ],
  },
  'code-source': {
    title: 'Code source et licence',
    text: [
      'Le programme qui fait fonctionner ma cantine est un logiciel libre, sous [licence MIT](licence). Vous pouvez le lire, le réutiliser et proposer des améliorations.',
    ],
    published: 'Le code source est publié à cette adresse :',
  },
  anomalies: {
    title: 'Signaler une anomalie',
    text: [
      'Une page ne s’affiche pas, un chiffre vous paraît faux, un bouton reste sans effet ? Écrivez à {contact}, ou passez par le [formulaire de contact](ContactPage).',
      'Pour que nous trouvions vite la cause, indiquez :',
      ['l’adresse de la page ;', 'le jour et l’heure ;', 'ce que vous vouliez faire, et ce qui s’est passé.'],
      'Vous avez découvert une faille de sécurité ? Prévenez-nous à la même adresse avant d’en parler ailleurs : le fichier [security.txt](security) vous dit comment.',
    ],
  },
}
export type Words = typeof fr
