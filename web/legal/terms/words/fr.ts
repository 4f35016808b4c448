/**
 * The terms of use. A change of what they commit to is a new version: see `lib/accounts/terms-version.ts` and
 * `web/terms/words/`. English has the same shape, or does not compile.
 */
export const fr = {
  introduction: [
    'Ces conditions disent ce que ma cantine vous apporte, comment vous pouvez vous en servir, et ce que nous attendons les uns des autres. Elles valent pour toute personne qui utilise le service, avec ou sans compte.',
    'Vous les acceptez en créant un compte. Si l’une d’elles ne vous convient pas, les pages publiques vous restent ouvertes.',
  ],
  version: (day: string) => `Version du ${day}`,
  presentation: {
    title: 'Présentation du service',
    text: [
      'ma cantine est le service public numérique de la restauration collective. Il est gratuit, et il a cinq fonctions :',
      [
        'expliquer ce que la loi demande aux cantines ;',
        'tenir la liste des cantines, avec les personnes qui les gèrent ;',
        'recevoir les achats et les bilans des cantines, après les avoir vérifiés ;',
        'recueillir la télédéclaration de chaque année ;',
        'informer les convives sur leurs repas.',
      ],
    ],
    laws: 'Il applique ces lois et règlements :',
  },
  definitions: {
    title: 'Définitions',
    text: [
      'Dans cette page :',
      [
        'le service est le site ma cantine, avec les moyens qu’il offre aux logiciels de s’y relier ;',
        'un visiteur est une personne qui consulte le service sans s’être connectée ;',
        'un gestionnaire est une personne qui a un compte et agit pour une ou plusieurs cantines ;',
        'l’éditeur est l’organisme qui publie le service, nommé dans les [mentions légales](LegalNotices).',
      ],
    ],
  },
  fonctions: {
    title: 'Ce que le service permet',
    visitors: {
      title: '3.1 Aux visiteurs',
      text: [
        'Sans compte, vous pouvez :',
        [
          'découvrir les mesures de la loi, et télécharger des documents pour les appliquer ;',
          'faire votre auto-évaluation, dont les réponses restent sur votre appareil ;',
          'chercher des [actions contre le gaspillage](WasteActionsHome) ;',
          'chercher une [cantine](CanteenSearchLanding), voir ce qu’elle fait et lui écrire ;',
          'trouver des [acteurs de l’éco-système](PartnersHome), et [en proposer un](NewPartner) ;',
          'consulter les [résultats d’un territoire](PublicCanteenStatisticsPage) ;',
          'composer une [affiche](GeneratePosterPage) pour les convives d’une cantine ;',
          'noter des pesées, avec le code que la cantine vous a donné ;',
          'vérifier une [preuve de télédéclaration](ProofCheck), avec son code ;',
          'lire notre [blog](BlogsHome), et revoir nos [webinaires](CommunityPage) ;',
          'chercher une réponse dans la [foire aux questions](FAQ) ;',
          'écrire à notre équipe par le [formulaire de contact](ContactPage) ;',
          'lire la documentation destinée aux logiciels ;',
          'créer un compte.',
        ],
      ],
    },
    managers: {
      title: '3.2 Aux gestionnaires',
      text: [
        'Avec un compte, dont l’adresse e-mail a été confirmée, vous pouvez :',
        [
          'inscrire vos cantines et leurs équipes, en ligne ou par fichier ;',
          'saisir vos achats et vos bilans en ligne, ou les envoyer par fichier, après une vérification ligne par ligne ;',
          'situer vos cantines par rapport aux objectifs de la loi, et les comparer avec des cantines semblables ;',
          'peser et suivre votre gaspillage alimentaire, et prévoir des actions contre lui ;',
          'télédéclarer vos bilans, quand la campagne de l’année est ouverte ;',
          'tenir à jour la page publique d’une cantine, où chacun voit la part des produits bio et de qualité, jamais les montants ;',
          'retrouver vos imports dans un journal, et en annuler un ;',
          'relier votre logiciel à vos cantines, par un jeton d’accès ou une application que vous autorisez ;',
          'corriger votre profil, et supprimer votre compte.',
        ],
      ],
    },
  },
  'donnees-personnelles': {
    title: 'Données personnelles',
    text: [
      'La page [Données personnelles](PersonalData) dit ce que nous savons de vous, à quoi cela sert, combien de temps nous le gardons, et comment exercer vos droits.',
    ],
  },
  'lettre-d-information': {
    title: 'Lettre d’information',
    text: [
      'Créer un compte ne vous abonne pas à la lettre d’information. L’abonnement se demande à part, et ne commence que si vous le confirmez depuis votre boîte de réception.',
      'Vous pouvez vous désabonner à tout moment, sans conséquence pour votre compte.',
    ],
  },
  statistiques: {
    title: 'Statistiques et données ouvertes',
    text: [
      'Les données des cantines permettent d’établir des statistiques sur la restauration collective, et de savoir où en est l’application de la loi. Aucune de ces statistiques ne nomme une personne.',
      'La loi demande aux administrations d’ouvrir les données qu’elles détiennent. Chacun peut réutiliser celles que le service publie, sous [Licence Ouverte 2.0](licence-ouverte). Les données personnelles n’en font pas partie.',
    ],
    laws: 'Ce que dit la loi :',
  },
  engagements: {
    title: 'Nos engagements réciproques',
    visitors: {
      title: '7.1 Le visiteur',
      text: [
        'En consultant le service, vous vous engagez à ne pas gêner son fonctionnement, et à ne pas chercher à atteindre ce qui ne vous est pas ouvert.',
      ],
    },
    managers: {
      title: '7.2 Le gestionnaire',
      text: [
        'En créant un compte, vous vous engagez à :',
        [
          'donner des informations exactes, et à les tenir à jour ;',
          'n’agir que pour les cantines dont vous avez la charge ;',
          'garder pour vous votre mot de passe et vos jetons d’accès ;',
          'n’inviter dans vos équipes que des personnes qui ont à y être ;',
          'nous prévenir si vous pensez qu’une autre personne se sert de votre compte.',
        ],
        'Vous êtes responsable de ce que vous transmettez. Faire sciemment une fausse déclaration peut relever du faux, que punit le code pénal.',
      ],
      laws: 'Ce que dit la loi :',
    },
    publisher: {
      title: '7.3 L’éditeur',
      text: [
        'L’éditeur s’engage à :',
        [
          'vous ouvrir le service gratuitement ;',
          'protéger les données que vous lui confiez, et à ne les vendre à personne ;',
          'tenir le service en état de marche, et à corriger les anomalies qui lui sont signalées ;',
          'faire évoluer le service avec la loi.',
        ],
        'Il peut interrompre le service le temps d’un entretien ou d’une panne. Il peut fermer un compte dont l’usage met en danger le service ou les données des autres.',
        'Il n’est pas responsable de l’exactitude des informations saisies par les gestionnaires.',
      ],
    },
  },
  'code-source': {
    title: 'Code source',
    text: [
      'Le code du service est libre, sous [licence MIT](licence). Les [mentions légales](LegalNotices#code-source) disent où le trouver.',
    ],
  },
  evolution: {
    title: 'Évolution de ces conditions',
    text: [
      'Ces conditions changent quand le service ou la loi changent. Chaque version porte la date de son entrée en vigueur. À votre visite suivante, un message vous dit en une phrase ce qui change et vous propose d’accepter la nouvelle version.',
      'Les versions, de la plus récente à la plus ancienne :',
    ],
  },
  contact: {
    title: 'Nous contacter',
    text: [
      'Une question sur ces conditions ? Écrivez à {contact}, ou passez par le [formulaire de contact](ContactPage).',
    ],
  },
}
export type Words = typeof fr
