import type { audienceCookies, necessaryItems, Wordings } from '../stored-items.ts'

/** The rows of a table, the name of each row first. */
type Rows = readonly (readonly [string, ...string[]])[]

/** The sentences of the page about personal data. English has the same shape, or does not compile. */
export const fr = {
  introduction: [
    'Pour vous ouvrir un compte et vous répondre, ma cantine a besoin de quelques données sur vous. Cette page vous dit lesquelles, à quoi elles servent, combien de temps nous les gardons, et ce que vous pouvez nous demander.',
  ],
  responsable: {
    title: 'Responsable du traitement',
    text: ['L’organisme qui décide à quoi servent vos données, et à qui vous pouvez vous adresser :'],
  },
  finalites: {
    title: 'À quoi servent vos données',
    text: [
      'Nous nous en servons pour :',
      [
        'ouvrir votre compte, vous reconnaître et le protéger ;',
        'vous permettre de gérer vos cantines, seul ou en équipe ;',
        'recevoir les données que la loi demande aux cantines, et savoir qui les a transmises ;',
        'répondre à vos questions et vous écrire au sujet de vos démarches ;',
        'envoyer la lettre d’information aux personnes qui l’ont demandée.',
      ],
      'Les pages publiques se lisent sans compte. L’auto-évaluation n’en demande pas non plus : ses réponses restent sur votre appareil.',
      'Le service ne montre pas de publicité, et aucune décision n’est prise sur vous par un programme seul.',
    ],
  },
  donnees: {
    title: 'Les données que nous utilisons',
    text: ['Nous ne demandons que ce qui est utile à votre démarche. Ce qui est facultatif est indiqué comme tel.'],
    caption: 'Les données utilisées, selon ce que vous faites',
    headers: ['Ce que vous faites', 'Les données'],
    rows: [
      [
        'Créer un compte',
        'Prénom, nom, adresse e-mail, identifiant, mot de passe, téléphone si vous le donnez, provenance du lien que vous avez suivi s’il en porte une, version acceptée des conditions d’utilisation.',
      ],
      ['Compléter votre profil', 'Photo, fonction, et la façon dont vous nous avez connus, si vous les donnez.'],
      [
        'Revenir sur le service',
        'Date de votre dernière utilisation, sessions ouvertes, jetons d’accès et applications que vous avez autorisées. Pour bloquer les abus, une empreinte de votre adresse IP.',
      ],
      [
        'Gérer une cantine',
        'Les cantines de vos équipes, les adresses e-mail des personnes que vous invitez, vos imports, et l’historique de vos modifications : leur date et leur contenu.',
      ],
      [
        'Recevoir nos messages',
        'Adresse e-mail, texte des messages que le service vous envoie, les rappels que vous souhaitez et la date de ceux qui vous ont été écrits.',
      ],
      ['Nous écrire', 'Votre nom s’il est indiqué, votre adresse e-mail et votre message.'],
      [
        'Proposer un acteur de l’éco-système',
        'L’adresse e-mail de son contact, son nom, son téléphone et son mot pour notre équipe, s’ils sont indiqués. Ils ne sont jamais publiés.',
      ],
      ['Donner votre avis', 'Votre réponse, votre suggestion si vous en faites une, et la page où vous êtes.'],
      ['S’abonner à la lettre d’information', 'Adresse e-mail, date de votre accord.'],
      ['Visiter le site', 'Les cookies et ce que le navigateur garde, présentés dans la partie 10.'],
    ] as Rows,
  },
  'base-legale': {
    title: 'Ce qui nous y autorise',
    text: [
      'Nous utilisons vos données pour remplir une mission d’intérêt public, au sens de l’article 6, paragraphe 1, point e, du RGPD. La loi demande aux cantines de proposer des repas de qualité et de transmettre leurs données chaque année ; ma cantine les y aide et reçoit ces données.',
      'La lettre d’information ne part qu’avec votre accord, que vous pouvez retirer quand vous voulez.',
    ],
    laws: 'Ce que dit la loi :',
  },
  durees: {
    title: 'Combien de temps nous les gardons',
    text: ['Passé ces durées, les données sont effacées sans que vous ayez à le demander.'],
    caption: 'Durées de conservation',
    headers: ['Données', 'Durée'],
    rows: [
      [
        'Compte',
        '4 ans après la dernière utilisation. Un message vous prévient au moins 1 mois avant : revenir sur le service suffit à garder votre compte.',
      ],
      ['Messages envoyés à notre équipe', '4 ans après le dernier contact.'],
      [
        'Contact d’un acteur de l’éco-système',
        'Tant que l’acteur est publié ; 4 ans après le dernier changement s’il ne l’est pas.',
      ],
      ['Avis sur le service', 'Jusqu’à la suppression du compte.'],
      ['Lettre d’information', 'Jusqu’à la suppression du compte ou au retrait de votre accord.'],
      [
        'Numéros de la lettre d’information qui vous ont été envoyés',
        '30 jours après la fin de l’envoi. Nous gardons ensuite le seul nombre de personnes.',
      ],
      ['Cookies de mesure d’audience', '13 mois, ou jusqu’au retrait de votre accord.'],
      ['Ce que notre équipe a fait pour votre compte, et pourquoi', '5 ans.'],
      ['Demandes de télédéclaration hors campagne, et leur réponse', '5 ans.'],
      ['Réponses à ce que des cuisines déclarent pour vos cantines', '5 ans.'],
      ['Sessions ouvertes', '90 jours sans visite, et 1 an au plus.'],
      ['Invitations restées sans réponse', '4 ans.'],
      ['Demandes pour rejoindre l’équipe d’une cantine, ou pour en être le livreur de repas', '1 an.'],
      [
        'Demandes de récapitulatif à un fournisseur ou à un prestataire, et ce qu’il a remis',
        '1 an après le dernier acte. L’adresse qui ne veut plus de telles demandes reste connue par une empreinte, qui ne permet pas de la retrouver.',
      ],
      ['Messages que le service vous envoie', '3 mois après l’envoi ; 1 mois s’ils n’ont pas pu partir.'],
      ['Dates des rappels de campagne', '1 an : ainsi aucun ne part deux fois.'],
      ['Empreintes contre les abus', '2 jours au plus après leur dernier usage.'],
      [
        'Historique des modifications d’une cantine',
        'Conservé pour la cantine, sans votre nom une fois votre compte supprimé.',
      ],
    ] as Rows,
  },
  droits: {
    title: 'Vos droits',
    text: [
      'Sur les données qui vous concernent, vous pouvez nous demander :',
      [
        'à savoir ce que nous avons, et à en recevoir une copie ;',
        'à faire rectifier ce qui est faux ou incomplet ;',
        'à vous opposer à leur utilisation, pour une raison qui tient à votre situation ;',
        'à en limiter l’utilisation, le temps d’examiner votre demande.',
      ],
      'Une fois connecté, vous téléchargez vous-même tout ce que nous gardons de vous depuis [votre compte](AccountSummaryPage), vous corrigez [votre profil](AccountProfile), et vous pouvez [supprimer votre compte](AccountDeletion) à tout moment.',
      'Pour le reste, écrivez à {dpo}, ou par la poste à l’adresse du responsable du traitement, donnée dans la partie 1. Nous pouvons vous demander une preuve de votre identité si nous avons un doute. La CNIL propose des [lettres toutes prêtes](cnil-modeles).',
      'Vous recevez notre réponse en 1 mois au plus. Si elle ne vous convient pas, vous pouvez [adresser une plainte à la CNIL](cnil-plaintes).',
    ],
  },
  acces: {
    title: 'Qui peut les voir',
    caption: 'Les personnes qui ont accès aux données',
    headers: ['Qui', 'Ce qu’elles voient'],
    rows: [
      [
        'Les agents publics habilités, chargés du service',
        'Les comptes et les cantines, pour aider les gestionnaires et suivre l’application de la loi.',
      ],
      [
        'Les gestionnaires de vos cantines',
        'Le nom et l’adresse e-mail des membres de l’équipe, et les imports faits pour ses cantines.',
      ],
      ['Les applications que vous autorisez', 'Ce que vous leur ouvrez, jusqu’à ce que vous y mettiez fin.'],
      ['Les sous-traitants', 'Ce dont leur travail a besoin : voir la partie 9.'],
    ] as Rows,
  },
  securite: {
    title: 'Comment nous les protégeons',
    text: [
      'Voici les principales mesures en place :',
      [
        'de votre mot de passe, nous ne gardons qu’une empreinte, dont il ne peut pas être retrouvé, et ceux qu’il serait facile de deviner sont refusés ;',
        'les essais de connexion sont comptés, et bloqués au-delà de quelques échecs ;',
        'une session s’arrête après 90 jours sans visite, et un nouveau mot de passe ferme les autres ;',
        'vos droits sont vérifiés à chaque action : une équipe ne voit pas ce qui appartient à une autre ;',
        'une action demandée en votre nom par un autre site est refusée, et les pages n’exécutent que notre propre code ;',
        'un historique garde la trace de chaque modification, et un import peut être annulé ;',
        'un jeton d’accès a des droits et une durée limités, et se révoque à tout moment ;',
        'les journaux techniques ne contiennent pas l’adresse des pages visitées, car elle peut nommer une personne.',
      ],
    ],
  },
  'sous-traitants': {
    title: 'Les sous-traitants',
    text: [
      'Ces entreprises travaillent pour le responsable du traitement, sur ses instructions et dans le cadre d’un contrat.',
    ],
    none: 'Le responsable du traitement ne fait appel à aucun sous-traitant.',
    caption: 'Les sous-traitants et ce qu’ils font',
    headers: ['Sous-traitant', 'Pays', 'Traitement confié', 'Garanties'],
  },
  cookies: {
    title: 'Les cookies',
    text: [
      'Un cookie est un petit fichier que votre navigateur garde et nous renvoie. L’article 82 de la loi Informatique et libertés distingue deux cas : ce qui est nécessaire au service, qui se passe de votre accord, et le reste, que vous pouvez refuser.',
    ],
    necessary: {
      title: 'Nécessaires au service',
      caption: 'Ce que votre navigateur garde pour que le service fonctionne',
      headers: ['Nom', 'À quoi il sert', 'Durée'],
      items: {
        session: [
          'Cookie qui vous reconnaît d’une page à l’autre une fois connecté.',
          '90 jours sans visite, 1 an au plus',
        ],
        csrf: ['Cookie qui empêche un autre site d’agir en votre nom.', '1 an'],
        applications: ['Cookies posés seulement quand vous ouvrez votre compte à une application.', '1 jour au plus'],
        account: [
          'Stockage local et de l’onglet : le numéro du compte auquel appartient ce que l’appareil garde, pour l’oublier quand une autre personne se connecte.',
          'Jusqu’à votre déconnexion, ou 30 minutes après la fin de la session',
        ],
        language: ['Cookie : la langue choisie.', '1 an'],
        canteens: ['Cookie : l’affichage de vos cantines, en cartes ou en liste.', '1 an'],
        theme: ['Stockage local : le thème clair ou sombre.', 'Jusqu’à ce que vous l’effaciez'],
        tab: [
          'Stockage de l’onglet : votre place dans la page, un envoi en cours, un message, une cantine, des achats ou la fiche d’un acteur commencés, un avis à montrer ou que vous avez fermé. Rien ne se perd ainsi quand la page se recharge.',
          'Jusqu’à la fermeture de l’onglet ou à votre déconnexion',
        ],
        file: [
          'Cache du navigateur : le fichier que vous emportez d’un import à un autre. Il est effacé dès qu’il y est ouvert.',
          'Quelques secondes',
        ],
        assessment: [
          'Stockage local : vos réponses à l’auto-évaluation, qui ne sont envoyées que si vous le demandez.',
          'Jusqu’à ce que vous les effaciez',
        ],
        weighings: [
          'Base de données et cache du navigateur, sur la page des pesées seulement : vos pesées, le code de la cuisine, et la page elle-même pour qu’elle s’ouvre sans réseau.',
          'Sans compte, jusqu’à ce que vous l’effaciez ; avec un compte, jusqu’à votre déconnexion, sauf les pesées à envoyer, gardées pour votre seul compte',
        ],
        events: [
          'Stockage local : le numéro du dernier événement que vous avez vu annoncé, pour ne plus vous l’annoncer.',
          'Jusqu’à ce que vous l’effaciez',
        ],
        review: [
          'Stockage local : le jour de votre dernier avis, pour ne pas vous le redemander aussitôt.',
          '30 jours d’effet',
        ],
        refusal: ['Stockage local : votre refus de la mesure d’audience, s’il y en a un.', '13 mois'],
      } as Wordings<typeof necessaryItems>,
    },
    audience: {
      title: 'Mesure d’audience',
      off: 'Aucune mesure d’audience n’est en place sur ce site.',
      text: [
        'Pour savoir quelles pages servent et lesquelles sont à revoir, nous comptons les visites avec le logiciel Matomo. Il reçoit la forme générale de l’adresse des pages, jamais les noms ni les numéros qu’elle contient. Ces mesures ne servent à rien d’autre.',
      ],
      caption: 'Les cookies de la mesure d’audience',
      headers: ['Nom', 'À quoi il sert', 'Durée'],
      items: {
        visitor: ['Reconnaît un navigateur d’une visite à l’autre.', '13 mois, ou jusqu’au retrait de votre accord'],
        visit: ['Réunit les pages d’une même visite.', '30 minutes après la dernière page'],
        origin: ['Retient le site par lequel vous êtes arrivé.', '6 mois'],
      } as Wordings<typeof audienceCookies>,
      legend: 'Votre choix',
      choice: 'Compter mes visites',
      hint: 'Décochez la case pour ne plus être compté. Votre choix est gardé 13 mois sur cet appareil ; passé ce délai, vos visites seront comptées de nouveau.',
      refused: 'Vos visites ne sont plus comptées, et les cookies de mesure sont effacés.',
      accepted: 'Vos visites sont comptées à nouveau, à partir de la prochaine page que vous ouvrirez.',
      blocked: 'Votre navigateur demande aux sites de ne pas vous suivre : vos visites ne sont pas comptées.',
    },
    browser: {
      title: 'Régler votre navigateur',
      text: [
        'Votre navigateur sait aussi effacer ou bloquer les cookies. Sans les cookies nécessaires au service, vous ne pourrez pas vous connecter.',
        'La CNIL explique [ce que sont les cookies](cnil-traceurs) et [comment régler son navigateur](cnil-navigateur).',
      ],
    },
  },
}
export type Words = typeof fr
