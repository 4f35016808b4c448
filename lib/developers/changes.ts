import type { Locale } from '../messages/locale.ts'

/** A change of the formats of files or of the API, told to those who write programs. */
export interface Change {
  /** Never changes: feed readers know an entry by it, and it is the anchor of the change on the page of formats. */
  readonly id: string
  /** The day on which this service changed, YYYY-MM-DD. */
  readonly day: string
  readonly words: Readonly<Record<Locale, { readonly title: string; readonly text: string }>>
}

/** The feed of the changes in each language. */
export const changesFeedPaths: Readonly<Record<Locale, string>> = {
  fr: '/developpeurs/changements.atom',
  en: '/developpeurs/changes.atom',
}

export const changesFeedWords: Readonly<Record<Locale, { readonly title: string; readonly subtitle: string }>> = {
  fr: {
    title: 'ma cantine : changements des formats et de l’API',
    subtitle: 'Pour les logiciels qui écrivent des fichiers à importer ou qui appellent l’API.',
  },
  en: {
    title: 'ma cantine: changes of the formats and the API',
    subtitle: 'For software that writes files to import, or that calls the API.',
  },
}

/** The latest first. A change of a format or of a call that programs use adds its entry here. */
export const changes: readonly [Change, ...Change[]] = [
  {
    id: 'recap-requests',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Les demandes de récapitulatif à un fournisseur',
        text: 'POST /api/v1/recapRequests/ demande par e-mail à un fournisseur ou à un prestataire le récapitulatif de ce qu’il a livré ; dryRun montre le message sans l’envoyer. La liste, la relance, la clôture et le fichier reçu sont à la même adresse. Ce fichier s’importe par POST /api/v1/importSupplierRecaps/ : la demande dit alors qu’il est enregistré. Le fournisseur répond sans compte, par le lien du message (POST /api/v1/recapLink/…).',
      },
      en: {
        title: 'Requests for recaps to suppliers',
        text: 'POST /api/v1/recapRequests/ asks a supplier or a contractor by e-mail for the recap of what it delivered; dryRun shows the message without sending it. The list, the reminder, the closing and the file that came are at the same address. This file is imported with POST /api/v1/importSupplierRecaps/: the request then says that it is stored. The supplier answers without an account, by the link of the message (POST /api/v1/recapLink/…).',
      },
    },
  },
  {
    id: 'label-decisions',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Corriger et partager les labels retenus',
        text: 'POST /api/v1/rememberedLabels/correct/ décide de ce qui est proposé pour un article, quoi que disent les achats ; followPurchases/ y revient. Les propositions et la liste ont une propriété decision : qui a décidé, quand, de quel article ; source peut alors être nulle. PATCH /api/v1/labelSharing/ garde des cantines à part ; canteen, dans les propositions et dans les appels sur ces labels, dit de quelle cantine il s’agit. La liste se trie par lastPurchaseDate.',
      },
      en: {
        title: 'Correcting and sharing remembered labels',
        text: 'POST /api/v1/rememberedLabels/correct/ decides what is proposed for an article, whatever purchases say; followPurchases/ goes back to them. Proposals and the list have a property decision: who decided, when, of which article; source may then be null. PATCH /api/v1/labelSharing/ keeps canteens apart; canteen, in proposals and in the calls on these labels, says which canteen is meant. The list is ordered by lastPurchaseDate.',
      },
    },
  },
  {
    id: 'supplier-recaps',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'L’import du récapitulatif d’un fournisseur',
        text: 'Un nouveau format de fichier, recapitulatif_fournisseur, résume ce qu’un fournisseur a vendu : une ligne par cantine, par article et par période. POST /api/v1/importSupplierRecaps/ compare chaque ligne aux achats déjà enregistrés et n’ajoute que ce qui manque ; verdictCounts et comparedRows disent ce qu’il est advenu de chacune.',
      },
      en: {
        title: 'Importing the recap of a supplier',
        text: 'A new file format, recapitulatif_fournisseur, sums up what a supplier sold: one row per canteen, article and period. POST /api/v1/importSupplierRecaps/ compares each row with the purchases that are stored and adds only what is missing; verdictCounts and comparedRows tell what became of each.',
      },
    },
  },
  {
    id: 'inspection',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Le dossier de contrôle d’un bilan',
        text: 'GET /api/v1/canteens/{id}/inspection/{année}/ dit, pour chaque montant d’un bilan, les achats qui le composent, ce que des factures en prouvent, et quels achats sont encore sans preuve. archive.zip et document.pdf, à la même adresse, donnent le dossier d’un bilan télédéclaré ; ma-cantine inspection check en recalcule chaque chiffre.',
      },
      en: {
        title: 'The inspection dossier of a diagnostic',
        text: 'GET /api/v1/canteens/{id}/inspection/{year}/ tells, for each amount of a diagnostic, the purchases that make it, what invoices prove of it, and which purchases still lack a proof. archive.zip and document.pdf, at the same address, give the dossier of a declared diagnostic; ma-cantine inspection check recomputes each of its figures.',
      },
    },
  },
  {
    id: 'certificates-of-purchases',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Le certificat d’un achat',
        text: 'Un achat a un champ certificate, facultatif : le numéro ou le nom du certificat de son label, 200 caractères au plus. POST /api/v1/purchases/ et PATCH /api/v1/purchases/{id} le prennent ; parmi les fichiers à importer, seuls les récapitulatifs de fournisseurs l’ont.',
      },
      en: {
        title: 'The certificate of a purchase',
        text: 'A purchase has an optional field certificate: the number or the name of the certificate of its label, 200 characters at most. POST /api/v1/purchases/ and PATCH /api/v1/purchases/{id} take it; among the files to import, recaps of suppliers alone have it.',
      },
    },
  },
  {
    id: 'kitchen-reports',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Ce que la cuisine déclare, vu par ses satellites',
        text: 'GET /api/v1/canteens/{id}/kitchenReport/{année} donne à un satellite sa part, selon ses repas, de ce que sa cuisine ou son groupe saisit et déclare pour lui ; POST …/seen/ note qu’il l’a vu, et POST …/answer/ le confirme ou le conteste, avec une raison. GET /api/v1/canteens/{id}/satelliteAnswers/{année} donne ces réponses à la cuisine. Une télédéclaration est refusée (400) quand la cuisine, ou un de ses satellites, a déjà déclaré la même chose pour la même année.',
      },
      en: {
        title: 'What a kitchen declares, seen by its satellites',
        text: 'GET /api/v1/canteens/{id}/kitchenReport/{year} gives a satellite its share, by its meals, of what its kitchen or group enters and declares for it; POST …/seen/ notes that it was seen, and POST …/answer/ confirms or contests it, with a reason. GET /api/v1/canteens/{id}/satelliteAnswers/{year} gives these answers to the kitchen. A declaration is refused (400) once the kitchen, or one of its satellites, has declared the same for the same year.',
      },
    },
  },
  {
    id: 'late-requests',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Demander une télédéclaration hors campagne',
        text: 'POST /api/v1/canteens/{id}/lateRequests/ demande à notre équipe d’ouvrir une année à une cantine, avec une raison ; GET à la même adresse donne les demandes et leurs réponses, et POST …/{demande}/withdraw/ en retire une. Les données d’une télédéclaration faite hors campagne disent par qui et pourquoi, sous late_opening.',
      },
      en: {
        title: 'Asking to declare outside of the campaign',
        text: 'POST /api/v1/canteens/{id}/lateRequests/ asks our team to open a year to a canteen, with a reason; GET at the same address gives the requests and their answers, and POST …/{request}/withdraw/ withdraws one. The data of a declaration made outside of the campaign tell by whom and why, under late_opening.',
      },
    },
  },
  {
    id: 'certification-and-signed-canteens',
    day: '2026-11-30',
    words: {
      fr: {
        title: 'Certification des logiciels et listes signées de cantines',
        text: 'ma-cantine certify vérifie les exports d’un logiciel sur une suite publique de cas et en fait un certificat que chacun peut vérifier. GET /api/v1/signedCanteens/ donne les cantines que l’on gère dans une liste signée, valable trente jours : ma-cantine refs pull l’écrit, et validate --refs vérifie des fichiers avec elle, sans jeton ni réseau. GET /api/v1/signedCanteens/key/ en donne la clé publique.',
      },
      en: {
        title: 'Certification of programs and signed lists of canteens',
        text: 'ma-cantine certify checks the exports of a program against a public suite of cases, and makes a certificate that anybody can check. GET /api/v1/signedCanteens/ gives the canteens that one manages in a signed list, good for thirty days: ma-cantine refs pull writes it, and validate --refs checks files by it, without a token or a network. GET /api/v1/signedCanteens/key/ gives its public key.',
      },
    },
  },
  {
    id: 'late-declarations',
    day: '2026-11-29',
    words: {
      fr: {
        title: 'Télédéclaration hors campagne',
        text: 'Notre équipe peut ouvrir une année à une cantine en dehors de la campagne, jusqu’à un jour. GET /api/v1/actionableCanteens/ donne cet instant dans lateEndDate ; jusque-là, télédéclarer, annuler et corriger marchent comme pendant la campagne. campaignDates/ ne change pas.',
      },
      en: {
        title: 'Declaration outside of the campaign',
        text: 'Our team can open a year to a canteen outside of the campaign, until a day. GET /api/v1/actionableCanteens/ gives that instant in lateEndDate; until then, declaring, cancelling and correcting work as during the campaign. campaignDates/ does not change.',
      },
    },
  },
  {
    id: 'open-data',
    day: '2026-11-29',
    words: {
      fr: {
        title: 'Données ouvertes',
        text: 'GET /api/v1/openData/ liste les jeux de données (cantines, télédéclarations, statistiques) avec leur date, leur licence et les empreintes de leurs fichiers CSV, JSON et Parquet, servis sous /static/open-data/ à des adresses qui ne changent pas. Un catalogue DCAT en JSON-LD les décrit. ma-cantine schemas --from compare les schémas de la commande avec ceux d’un serveur.',
      },
      en: {
        title: 'Open data',
        text: 'GET /api/v1/openData/ lists the datasets (canteens, declarations, statistics) with their date, their licence and the digests of their CSV, JSON and Parquet files, served under /static/open-data/ at addresses that do not change. A DCAT catalogue in JSON-LD describes them. ma-cantine schemas --from compares the schemas of the command with those of a server.',
      },
    },
  },
  {
    id: 'groups-of-canteens',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Groupes de cantines',
        text: 'Une cantine peut être un groupe (productionType : groupe) : elle a un SIREN et pas de SIRET, et déclare pour ses cantines, qui donnent le groupe dans groupe et centralKitchen. POST /canteens/ crée un groupe, /canteens/{id}/satellites/ ses cantines ; groupConversion/ montre, fait et annule la conversion d’un livreur de repas, leaveGroup/ retire une cantine de son groupe. Le fichier de modification des cantines a la colonne groupe_id.',
      },
      en: {
        title: 'Groups of canteens',
        text: 'A canteen can be a group (productionType: groupe): it has a SIREN and no SIRET, and declares for its canteens, which give the group in groupe and centralKitchen. POST /canteens/ creates a group, /canteens/{id}/satellites/ its canteens; groupConversion/ shows, makes and undoes the conversion of a meal deliverer, leaveGroup/ takes a canteen out of its group. The file that changes canteens has the column groupe_id.',
      },
    },
  },
  {
    id: 'former-purchases-address',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'L’ancienne adresse des achats accepte les mots de 2026',
        text: 'POST /api/v1/importPurchasesOld/ accepte, dans les fichiers de 8 colonnes désignés par SIRET ou par identifiant (cantine_id), les caractéristiques CIRCUIT_COURT et EUROPE et les définitions DEPARTEMENT, COMMUNE et PAT. POST /api/v1/importPurchases/ ne change pas.',
      },
      en: {
        title: 'The former address of purchases takes the words of 2026',
        text: 'POST /api/v1/importPurchasesOld/ takes the characteristics CIRCUIT_COURT and EUROPE and the definitions DEPARTEMENT, COMMUNE and PAT in files of 8 columns, by SIRET or by id (cantine_id). POST /api/v1/importPurchases/ does not change.',
      },
    },
  },
  {
    id: 'weighings-dry-run',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Essayer les appels des pesées sans les enregistrer',
        text: 'Envoyer, modifier, supprimer ou restaurer des pesées sous /api/v1/canteens/{canteenId}/weighings/ accepte aussi ?dryRun=true.',
      },
      en: {
        title: 'Try the calls of weighings without storing them',
        text: 'Sending, changing, deleting or restoring weighings under /api/v1/canteens/{canteenId}/weighings/ takes ?dryRun=true too.',
      },
    },
  },
  {
    id: 'parts-from-purchases',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Un bilan rempli avec les achats reprend les parts de 2026',
        text: 'À partir de l’année 2026, POST /api/v1/createDiagnosticsFromPurchases/{year} remplit aussi la part du commerce équitable et, dans un bilan simple, la part d’origine France de chaque famille.',
      },
      en: {
        title: 'A diagnostic filled from purchases takes over the parts of 2026',
        text: 'From the year 2026 on, POST /api/v1/createDiagnosticsFromPurchases/{year} also fills in the fair-trade parts and, in a simple diagnostic, the French part of each family.',
      },
    },
  },
  {
    id: 'export-cantines',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Le classeur qui modifie les cantines, à l’adresse de 2026',
        text: 'GET /api/v1/export-cantines.xlsx donne les cantines que l’on gère au format cantines@2026-modifier, comme /api/v1/cantines.xlsx?version=2026-modifier.',
      },
      en: {
        title: 'The workbook that changes canteens, at the address of 2026',
        text: 'GET /api/v1/export-cantines.xlsx gives the canteens that one manages in the format cantines@2026-modifier, as /api/v1/cantines.xlsx?version=2026-modifier does.',
      },
    },
  },
  {
    id: 'compulsory-amounts-2025',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Bilans complets à partir de 2025',
        text: 'Pour être télédéclaré, un bilan de 2025 ou d’une année suivante donne, en plus de son total, cinq montants s’il est simple et 52 s’il est détaillé : ceux que les fichiers de 2026 exigent ; 0 est une réponse. isFilled suit cette règle, missingAmounts nomme les montants qui manquent dans le refus de la télédéclaration et dans l’état du bilan (report) des cantines à traiter. Une fois la campagne terminée, un bilan qui n’est pas télédéclaré est toujours dit 45_did_not_teledeclare.',
      },
      en: {
        title: 'Complete reports from 2025 on',
        text: 'To be declared, a report of 2025 or later gives, besides its total, five amounts if it is simple and 52 if it is detailed: those that files of 2026 require; 0 is an answer. isFilled follows this rule, and missingAmounts names the amounts that are missing in the refusal of the declaration and in the state (report) of actionable canteens. Once the campaign is over, a report that is not declared is always told as 45_did_not_teledeclare.',
      },
    },
  },
  {
    id: 'convert-asks-for-canteens',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'La commande convert demande vos cantines au compte',
        text: 'Pour écrire au format de 2025 des bilans qui désignent seulement leurs cantines, ma-cantine convert --to 2025 les demande au compte connecté. Le fichier donné avec --canteens reste prioritaire, et rien n’est alors demandé.',
      },
      en: {
        title: 'The command convert asks the account for your canteens',
        text: 'To write diagnostics that only name their canteens in the format of 2025, ma-cantine convert --to 2025 asks the signed-in account for them. A file given with --canteens comes first, and nothing is then asked.',
      },
    },
  },
  {
    id: 'documents-per-version',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Une description OpenAPI par version',
        text: '/api/schema/?version=2026 décrit les appels de 2026 et ceux qui n’ont pas changé, /api/schema/?version=2025 de même pour 2025 ; /api/schema/ les décrit tous, comme avant. Les paramètres des listes y ont désormais leur type exact, et « default » décrit les erreurs qui n’ont pas leur propre statut, à la place de « 5XX ».',
      },
      en: {
        title: 'An OpenAPI description per version',
        text: '/api/schema/?version=2026 describes the calls of 2026 and those that have not changed, /api/schema/?version=2025 does so for 2025; /api/schema/ describes them all, as before. Parameters of lists now have their exact types there, and “default” describes errors without a status of their own, in place of “5XX”.',
      },
    },
  },
  {
    id: 'canteens-managers-2026',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Fichier de gestionnaires à ajouter, pour l’administration du service',
        text: 'Un fichier de 3 colonnes (cantines@2026-gestionnaires) ajoute des gestionnaires à des cantines enregistrées, désignées par leur SIRET. Il est réservé aux personnes qui administrent le service.',
      },
      en: {
        title: 'File of managers to add, for those who run the service',
        text: 'A file of 3 columns (cantines@2026-gestionnaires) adds managers to stored canteens, named by their SIRETs. It is reserved for those who run the service.',
      },
    },
  },
  {
    id: 'dry-run-calls',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Essayer un appel sans l’enregistrer',
        text: 'Ajouté à un appel qui crée, modifie, supprime ou télédéclare, ?dryRun=true donne la réponse que recevrait l’appel lui-même, refus compris, et n’enregistre rien.',
      },
      en: {
        title: 'Try a call without storing it',
        text: 'Added to a call that creates, changes, deletes or declares, ?dryRun=true gives the answer that the call itself would get, refusals included, and stores nothing.',
      },
    },
  },
  {
    id: 'created-by-application',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Retrouver ce que votre application a créé',
        text: 'Les listes d’achats, de cantines, de bilans et d’évaluations acceptent ?created_by_application=true : elles ne donnent alors que ce que l’application qui appelle a créé, parmi ce que la personne peut lire.',
      },
      en: {
        title: 'Find what your application created',
        text: 'The lists of purchases, canteens, diagnostics and measurements take ?created_by_application=true: they then give only what the calling application created, among what its user may read.',
      },
    },
  },
  {
    id: 'purchases-2025-end',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'L’ancien format d’achats s’arrêtera après la campagne de 2027',
        text: 'Les fichiers d’achats de 8 colonnes (achats@2025) restent acceptés jusqu’à la fin de la campagne de déclaration de 2027. « ma-cantine convert --to 2026 » les convertit, et dit ligne par ligne ce qui ne peut pas l’être.',
      },
      en: {
        title: 'The former format of purchases will end after the campaign of 2027',
        text: 'Purchases files of 8 columns (achats@2025) are accepted until the end of the declaration campaign of 2027. “ma-cantine convert --to 2026” converts them, and tells row by row what cannot be converted.',
      },
    },
  },
  {
    id: 'canteens-2026',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Fichiers de cantines au format de 2026',
        text: 'Deux nouveaux fichiers : l’un crée des cantines (cantines@2026-creer, 12 colonnes), l’autre en modifie, désignées par leur identifiant (cantines@2026-modifier, 15 colonnes). Le fichier de 2025, qui fait les deux, reste accepté.',
      },
      en: {
        title: 'Canteens files in the format of 2026',
        text: 'Two new files: one creates canteens (cantines@2026-creer, 12 columns), the other changes some, named by their ids (cantines@2026-modifier, 15 columns). The file of 2025, which does both, is still accepted.',
      },
    },
  },
  {
    id: 'link-by-id',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Rattacher une cantine satellite par son identifiant',
        text: 'POST /api/v1/canteens/{canteenId}/satellites/{satelliteId}/link/ rattache une cantine satellite à sa cuisine, et …/unlink/ la détache. L’équipe de la cantine satellite doit être d’accord.',
      },
      en: {
        title: 'Link a satellite canteen by its id',
        text: 'POST /api/v1/canteens/{canteenId}/satellites/{satelliteId}/link/ links a satellite canteen to its kitchen, and …/unlink/ detaches it. The team of the satellite canteen has to agree.',
      },
    },
  },
  {
    id: 'sector-codes',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Secteurs désignés par leur code',
        text: 'Les cantines donnent et acceptent leurs secteurs par code (sectorList), à côté des numéros de 2025 (sectors), qui restent.',
      },
      en: {
        title: 'Sectors named by their codes',
        text: 'Canteens give and take their sectors by code (sectorList), beside the numbers of 2025 (sectors), which stay.',
      },
    },
  },
  {
    id: 'declaration-addresses',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'La télédéclaration se fait sous l’adresse du bilan',
        text: 'Télédéclarer, annuler et lire le justificatif d’un bilan se fait sous /api/v1/canteens/{canteenId}/diagnostics/{id}/teledeclaration/. Les adresses de 2025 restent.',
      },
      en: {
        title: 'Declarations are made under the address of the diagnostic',
        text: 'Declaring a diagnostic, cancelling it and reading its proof are done under /api/v1/canteens/{canteenId}/diagnostics/{id}/teledeclaration/. The addresses of 2025 stay.',
      },
    },
  },
  {
    id: 'diagnostics-2026',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Fichiers de bilans au format de 2026',
        text: 'Les bilans simples (diagnostics@2026-siret et diagnostics@2026-id, 21 colonnes) et détaillés (diagnostics_complets@2026-siret, 125 colonnes) sont acceptés à côté de ceux de 2025. Ils désignent des cantines déjà enregistrées, et comptent à part le commerce équitable et l’origine française.',
      },
      en: {
        title: 'Files of diagnostics in the format of 2026',
        text: 'Simple diagnostics (diagnostics@2026-siret and diagnostics@2026-id, 21 columns) and detailed ones (diagnostics_complets@2026-siret, 125 columns) are accepted beside those of 2025. They name stored canteens, and count fair trade and French origin apart.',
      },
    },
  },
  {
    id: 'canteen-purchases',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Les achats d’une cantine, avec les mots de 2026',
        text: 'Créer, lire, modifier et supprimer un achat, ainsi que sa facture, se fait sous /api/v1/canteens/{canteenId}/purchases/, avec les champs de 2026 (prixHt, familleProduits, categoriesEgalim, origine…). Les appels de 2025 restent.',
      },
      en: {
        title: 'The purchases of a canteen, in the words of 2026',
        text: 'Creating, reading, changing and deleting a purchase, and its invoice, are done under /api/v1/canteens/{canteenId}/purchases/, with the fields of 2026 (prixHt, familleProduits, categoriesEgalim, origine…). The calls of 2025 stay.',
      },
    },
  },
  {
    id: 'purchases-2026',
    day: '2026-11-28',
    words: {
      fr: {
        title: 'Fichiers d’achats au format de 2026',
        text: 'Les fichiers d’achats de 12 colonnes, par SIRET (achats@2026-siret) ou par identifiant (achats@2026-id), sont acceptés à côté de celui de 2025. L’en-tête du fichier dit lequel il suit.',
      },
      en: {
        title: 'Purchases files in the format of 2026',
        text: 'Purchases files of 12 columns, by SIRET (achats@2026-siret) or by id (achats@2026-id), are accepted beside that of 2025. The header of a file tells which one it follows.',
      },
    },
  },
  {
    id: 'schemas',
    day: '2026-11-26',
    words: {
      fr: {
        title: 'Les schémas des fichiers à des adresses stables',
        text: 'Chaque schéma se télécharge sous /static/schemas/, et GET /api/v1/importSchemas/ les liste avec leur version et leur empreinte.',
      },
      en: {
        title: 'The schemas of files at stable addresses',
        text: 'Each schema can be downloaded under /static/schemas/, and GET /api/v1/importSchemas/ lists them with their versions and digests.',
      },
    },
  },
]
