import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences of the page of formats. English has the same shape, or does not compile. */
export const fr = {
  introduction:
    'Pour les logiciels qui écrivent des fichiers à importer ou qui appellent l’API : les formats acceptés, ce qui change de l’un à l’autre, et chaque erreur avec la façon de la corriger.',
  formats: {
    title: 'Les formats de fichiers',
    text: 'Tous ces formats sont acceptés : l’en-tête d’un fichier dit lequel il suit.',
    format: 'Format',
    columns: 'Colonnes',
    validity: 'Validité',
    schema: 'Schéma',
    template: 'Modèle',
    templateOf: (format: string, fileFormat: string) => `${fileFormat} : modèle de ${format}`,
    fileFormats: { csv: 'CSV', xlsx: 'Excel' },
  },
  differences: {
    title: 'De 2025 à 2026',
    text: 'La commande « ma-cantine schemas diff » fait la même comparaison, pour vous ou en JSON pour un programme.',
    pair: (before: string, after: string) => `${after}, par rapport à ${before}`,
    removed: (count: number) => counted(count, 'colonne retirée', 'colonnes retirées'),
    added: (count: number) => counted(count, 'colonne ajoutée', 'colonnes ajoutées'),
    moved: (count: number) => counted(count, 'colonne déplacée', 'colonnes déplacées'),
    changed: (count: number) => counted(count, 'colonne modifiée', 'colonnes modifiées'),
  },
  calls: {
    title: 'Les appels de 2025 et ceux de 2026',
    text: 'Les appels de 2025 restent : passez à ceux de 2026 quand vous le voulez. Les fichiers d’achats et de bilans s’envoient aux mêmes adresses, quel que soit leur format.',
    documents:
      'Chaque version a sa description (OpenAPI), dont un générateur fait un client dans le langage de votre programme.',
    documentOf: (version: string) => `Description des appels de ${version} (OpenAPI)`,
    action: 'Pour',
    former: 'En 2025',
    current: 'En 2026',
    actions: {
      createPurchase: 'Créer un achat',
      readPurchase: 'Lire un achat',
      changePurchase: 'Modifier un achat',
      deletePurchase: 'Supprimer un achat',
      attachInvoice: 'Joindre une facture',
      importNewCanteens: 'Créer des cantines par un fichier',
      importCanteenChanges: 'Modifier des cantines par un fichier',
      linkSatellite: 'Rattacher une cantine satellite',
      declare: 'Télédéclarer un bilan',
      cancelDeclaration: 'Annuler une télédéclaration',
      downloadProof: 'Télécharger le justificatif',
    },
  },
  changes: {
    title: 'Les changements',
    text: 'Abonnez-vous au fil pour apprendre les prochains changements sans avoir à revenir ici.',
    feed: 'Fil des changements (Atom)',
  },
  sandbox: {
    title: 'Un bac à sable sur votre ordinateur',
    text: 'Dans le dossier du code source, une commande démarre un serveur sur une base neuve, avec un compte et cinq cantines, puis y importe un fichier juste et un fichier à corriger. Rien ne sort de votre ordinateur.',
    command: 'Commande qui démarre le bac à sable',
    tools: 'Vérifier des fichiers sans serveur, avec la commande ou la bibliothèque',
  },
  errors: {
    title: 'Le catalogue des erreurs',
    text: 'Chaque erreur porte un code qui ne change pas, dans l’API comme dans la commande et la bibliothèque. « ma-cantine explain » en dit davantage, avec un exemple.',
  },
}
