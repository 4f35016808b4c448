import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { counted, fileSize } from '@ma-cantine/lib/messages/french'

/** The sentences of the import screens before a file is chosen, and those on its errors wherever they show. */
export const fr = {
  found: {
    errors: (count: number) => counted(count, 'Erreur détectée', 'Erreurs détectées'),
    rows: (count: number) => counted(count, 'ligne concernée par cette erreur', 'lignes concernées par cette erreur'),
  },
  selection: {
    intro: 'Répondez à quelques questions pour trouver le fichier qui convient à vos données.',
    stepOf: (step: number, count: number) => `Étape ${step} sur ${count}`,
    found: 'L’import qu’il vous faut',
    all: 'Voir tous les imports disponibles',
    journal: 'Retrouver mes imports',
  },
  intros: {
    PURCHASES: 'Ajoutez en une seule fois les achats de toutes vos cantines.',
    RECAP:
      'Ajoutez ce qu’un fournisseur vous a vendu dans l’année. Chaque ligne est comparée à vos achats : ce qui est déjà enregistré n’est pas compté deux fois.',
    CANTEENS: 'Créez ou modifiez toutes vos cantines en une seule fois.',
    SIMPLE:
      'Créez ou mettez à jour des cantines et leurs bilans, à partir des seuls totaux d’achats bio, de qualité et durables.',
    COMPLETE:
      'Créez ou mettez à jour des cantines et leurs bilans, à partir des achats par label et par famille de produits.',
    CC_SIMPLE:
      'Les achats sont indiqués une seule fois, pour le livreur de repas. Ses cantines satellites sont inscrites avec leurs seules informations d’établissement.',
    CC_COMPLETE:
      'Les achats sont indiqués une seule fois, pour le livreur de repas, par label et par famille de produits. Ses cantines satellites sont inscrites avec leurs seules informations d’établissement.',
  },
  shortcuts: {
    PURCHASES: {
      text: 'Avec moins de 10 achats, il est plus rapide de les saisir un par un.',
      link: 'Saisir mes achats',
    },
    RECAP: {
      text: 'Vous n’avez pas encore ce fichier ?',
      link: 'Demander son récapitulatif à un fournisseur',
    },
    CANTEENS: {
      text: 'Cet outil s’adresse aux gestionnaires de plus de 5 cantines.',
      link: 'Ajouter une cantine avec le formulaire',
    },
  },
  levelTitle: (title: string, screen: string) => `${title} - ${screen}`,
  prepare: 'Comment préparer votre fichier',
  send: 'Vérifier et envoyer votre fichier',
  rules: {
    download:
      'Téléchargez le modèle et ouvrez-le dans votre tableur. Sa première ligne contient les noms des colonnes : ne la modifiez pas.',
    fill: {
      PURCHASES: 'Remplissez une ligne par achat, en suivant le format de chaque colonne.',
      RECAP:
        'Envoyez-le à votre fournisseur, qui remplit une ligne par article et par période, ou faites-le à partir de son propre récapitulatif.',
      CANTEENS: 'Remplissez une ligne par cantine, en suivant le format de chaque colonne.',
      SIMPLE: 'Remplissez une ligne par cantine et par année, en suivant le format de chaque colonne.',
      COMPLETE: 'Remplissez une ligne par cantine et par année, en suivant le format de chaque colonne.',
      CC_SIMPLE:
        'Remplissez une ligne pour le livreur de repas, puis une ligne pour chacune de ses cantines satellites, en suivant le format de chaque colonne.',
      CC_COMPLETE:
        'Remplissez une ligne pour le livreur de repas, puis une ligne pour chacune de ses cantines satellites, en suivant le format de chaque colonne.',
    },
    save: 'Enregistrez votre fichier au format CSV, Excel (.xlsx) ou OpenDocument (.ods), puis choisissez-le en haut de cette page.',
  },
  known: {
    title: 'Bon à savoir',
    allOrNothing: 'Si une seule ligne comporte une erreur, rien n’est enregistré.',
    canteens: {
      any: 'Une cantine qui existe déjà est reconnue à son SIRET. Pour la modifier, vous devez en être gestionnaire.',
      stored: 'Les cantines doivent déjà exister sur ma cantine, et vous devez en être gestionnaire.',
      new: 'Aucune cantine du fichier ne doit déjà exister sur ma cantine. Pour en modifier, choisissez le format à modifier.',
    },
    ofAnyTeam: 'Les cantines doivent déjà exister sur ma cantine, quelle que soit leur équipe.',
    declared: 'Un bilan déjà télédéclaré ne peut plus être modifié.',
  },
  documents: {
    title: 'Fichiers à télécharger',
    template: 'Modèle à remplir',
    example: 'Exemple rempli',
    withStaffColumns: {
      template: 'Modèle avec les colonnes de l’équipe',
      example: 'Exemple avec les colonnes de l’équipe',
    },
    formats: { csv: 'CSV', xlsx: 'Excel' },
    size: (bytes: number) => fileSize(bytes),
    details: (format: string, size: string) => `${format} – ${size}`,
  },
  formats: {
    label: 'Format de votre fichier',
    hint: 'Tous ces formats sont acceptés : l’en-tête de votre fichier dit lequel il suit.',
    until: (accepted: string) => `Ce format est ${accepted}.`,
    names: {
      achats: '2025, par SIRET (8 colonnes)',
      achats_2026_siret: '2026, par SIRET (12 colonnes)',
      achats_2026_id: '2026, par identifiant (12 colonnes)',
      diagnostics: '2025, par SIRET (23 colonnes)',
      diagnostics_2026_siret: '2026, par SIRET (21 colonnes)',
      diagnostics_2026_id: '2026, par identifiant (21 colonnes)',
      diagnostics_complets: '2025, par SIRET (128 colonnes)',
      diagnostics_complets_2026: '2026, par SIRET (125 colonnes)',
      cantines: '2025, à créer ou à modifier (12 colonnes)',
      cantines_2026_creer: '2026, à créer (12 colonnes)',
      cantines_2026_modifier: '2026, à modifier (15 colonnes)',
      cantines_2026_gestionnaires: '2026, gestionnaires (3 colonnes)',
    } as Readonly<Partial<Record<FileKind, string>>>,
  },
  schema: {
    title: 'Ce que le fichier doit contenir',
    intro: (columns: number) => `Le fichier compte ${columns} colonnes, dans cet ordre.`,
    groups: {
      canteen: 'La cantine',
      diagnostic: 'Le bilan',
      all: 'Les colonnes',
      staff: 'Réservé à l’équipe de ma cantine',
    },
    group: (title: string, first: string, last: string) => `${title} (colonnes ${first} à ${last})`,
    openAll: 'Tout déplier',
    closeAll: 'Tout replier',
    caption: (title: string) => `${title} : colonnes attendues`,
    letter: 'Colonne',
    name: 'Nom',
    description: 'Description',
    format: 'Format',
    example: 'Exemple',
    required: 'Obligatoire',
    yes: 'Oui',
    no: 'Non',
    values: (count: number) => `Voir les ${count} valeurs possibles`,
    several: 'Plusieurs valeurs sont possibles, séparées par le signe',
    linkTo: (name: string) => `Lien vers la colonne ${name}`,
  },
  staff: {
    title: 'Pour l’équipe de ma cantine',
    CANTEENS:
      'Ajoutez ces trois colonnes à la fin du fichier. Vous pouvez alors créer des cantines sans entrer dans leur équipe, sauf si votre adresse figure parmi les gestionnaires, et modifier des cantines dont vous n’êtes pas gestionnaire.',
    SIMPLE:
      'Ajoutez ces trois colonnes à la fin du fichier. Les gestionnaires ajoutés ne sont pas prévenus, et vous n’entrez pas dans l’équipe des cantines, sauf si votre adresse figure parmi les gestionnaires.',
  },
  help: {
    badge: 'Aide',
    title: 'Besoin d’aide ?',
    text: 'Votre fichier est refusé et vous ne trouvez pas pourquoi ? Écrivez-nous en expliquant ce que vous voyez, nous vous répondrons.',
    contact: 'Nous contacter',
    faq: 'Lire les questions fréquentes',
  },
  leave:
    'Votre fichier n’a pas été envoyé. Si vous quittez cette page, il faudra le choisir à nouveau, et vos corrections seront perdues.',
}
export type Words = typeof fr
