import { fileSize } from '@ma-cantine/lib/messages/french'

/** The sentences of the developer page. English has the same shape, or does not compile. */
export const fr = {
  anonymous: {
    text: 'Créez un compte pour relier votre logiciel à ma cantine : vous pourrez lire la documentation de l’API et déclarer une application.',
    action: 'Créer mon compte',
  },
  off: {
    text: 'Activez le mode développeur pour relier un logiciel à ma cantine : cette page vous donnera la documentation de l’API, vos jetons et des exemples à copier.',
    consequence:
      'Toutes les autres pages vous restent ouvertes. Seules quelques fonctions de suivi s’arrêtent, comme les rappels par e-mail aux comptes sans cantine.',
    action: 'Activer le mode développeur',
    done: 'Le mode développeur n’est plus activé.',
  },
  on: {
    done: 'Le mode développeur est activé.',
    text: 'De quoi relier votre logiciel à ma cantine : un premier appel à copier, vos accès, et les outils que ce site fournit.',
  },
  turning: 'Enregistrement…',
  prod: {
    title: 'Faites vos essais ailleurs',
    text: 'Ce site contient les vraies données des cantines. Mettez votre programme au point sur l’environnement de démonstration, puis revenez ici.',
    link: 'Ouvrir l’environnement de démonstration',
    ask: 'Demander son adresse',
  },
  demo: {
    title: 'Vous êtes dans un bac à sable',
    text: 'Essayez tout ce que vous voulez : ce que vous enregistrez ici ne compte pas, et peut être supprimé.',
  },
  first: {
    title: 'Votre premier appel en cinq minutes',
    token: 'Créez un jeton d’accès',
    rights: (canteens: string, file: string) => `Cochez au moins « ${canteens} » et « ${file} ».`,
    once: 'Le jeton n’est montré qu’une fois. Copiez-le, puis tapez ceci dans votre terminal, avec votre jeton à la place de « mc_… ».',
    createToken: 'Créer un jeton',
    shell: 'Dans un terminal de Linux ou macOS',
    powershell: 'Dans PowerShell',
    languages: 'Langage des exemples',
    canteens: 'Demandez la liste de vos cantines',
    dryRun: 'Simulez l’import d’un fichier d’achats',
    withLibrary: 'Ou avec la bibliothèque de ma cantine',
    paste: 'Collez ces lignes dans votre terminal.',
    save: (file: string) => `Enregistrez ces lignes dans le fichier ${file}.`,
    launch: 'Puis lancez ce programme.',
    run: (file: string) => `Commande qui lance ${file}`,
    code: (step: string, language: string) => `${step}, en ${language}`,
    canteensAnswer: 'Le serveur répond par le numéro et le nom de chacune de vos cantines.',
    file: 'Mettez dans le même dossier un fichier d’achats nommé achats.csv : le vôtre, ou notre exemple, dont les cantines sont imaginaires.',
    example: 'Télécharger le fichier d’exemple',
    dryRunAnswer:
      'Rien n’est enregistré. Le serveur dit combien d’achats seraient créés (created), ou les erreurs à corriger (errors), ligne par ligne. Sans « dryRun=true », le même appel enregistre le fichier.',
    libraryText: 'Installez-la dans le même dossier : vous écrivez moins de lignes, et les réponses ont leurs types.',
    install: 'Commande qui installe la bibliothèque',
  },
  applications: {
    title: 'Mes applications et mes jetons',
    text: 'Un jeton agit pour vous seul. Pour agir au nom d’autres personnes, avec leur accord, déclarez une application (OAuth2).',
    link: 'Mes applications',
    tokens: 'Mes jetons d’accès',
  },
  api: {
    title: 'La documentation de l’API',
    text: 'Chaque adresse de l’API, ce qu’elle attend et ce qu’elle répond, à lire et à essayer.',
    link: 'Lire et essayer l’API',
    document: 'Description pour les programmes (OpenAPI)',
    documentOf: (version: string) => `Description des seuls appels de ${version} (OpenAPI)`,
    formats: 'Les formats de fichiers, leurs versions et leurs erreurs',
  },
  example: {
    title: 'Une application d’exemple',
    text: 'Une petite application complète, en TypeScript, qui demande l’accord d’une personne puis affiche ses cantines. Déclarez d’abord une application, avec l’adresse de retour http://127.0.0.1:8123/retour ; son identifiant et son secret vont dans la dernière ligne.',
  },
  tools: {
    title: 'La commande et la bibliothèque',
    text: 'Ce site fournit les outils de sa propre version : ils vérifient vos fichiers exactement comme lui. Ils demandent Node, et s’utilisent sans compte tant que rien n’est envoyé.',
    sums: 'Empreintes de tous les fichiers (SHA-256)',
    list: 'Liste pour les programmes (JSON)',
    version: 'Version',
    size: 'Taille',
    node: 'Node',
    nodeFrom: (version: string) => `version ${version} ou plus récente`,
    digest: 'Empreinte SHA-256',
    bytes: (bytes: number) => fileSize(bytes),
    download: (file: string) => `Télécharger ${file}`,
    commands: (name: string) => `${name} : commandes à copier`,
    names: {
      commandFile: 'La commande, en un seul fichier',
      command: 'La commande, avec npm',
      library: 'La bibliothèque, avec npm',
      oauthExample: 'L’application d’exemple',
    },
  },
  stop: {
    title: 'Cette page ne vous dit rien ?',
    text: 'Vous n’avez sans doute pas besoin du mode développeur : vous pouvez le désactiver, et le retrouver dans votre compte.',
    action: 'Désactiver le mode développeur',
  },
}
