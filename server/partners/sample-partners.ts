import type { NewPartner } from '@ma-cantine/lib/partners/partner-input'
import type { SampleMotif } from './sample-picture.ts'

export interface SamplePartner {
  readonly partner: NewPartner
  readonly published: boolean
  /** Null for one without a picture. */
  readonly picture: { readonly motif: SampleMotif; readonly colours: readonly [light: string, dark: string] } | null
}

const published = { published: true }
const green = ['#e3f6e8', '#2f6f44'] as const
const blue = ['#e3ebfb', '#2a4b8d'] as const
const brown = ['#f8efe2', '#7a5222'] as const
const purple = ['#f2e8f7', '#63408a'] as const

/** Actors that nobody has: for demonstrations. The ids of types are those that the migration gives. */
export const samplePartners: readonly SamplePartner[] = [
  {
    ...published,
    picture: { motif: 'apple', colours: green },
    partner: {
      name: 'Les Vergers de Brumelin',
      shortDescription:
        'Pommes, poires et petits fruits bio, livrés deux fois par semaine aux cantines de la région lyonnaise.',
      longDescription:
        'Neuf arboriculteurs se sont regroupés pour livrer les cantines **sans intermédiaire**.\n\n- Livraison le mardi et le vendredi.\n- Calibres adaptés aux maternelles.\n- Visite des vergers avec vos convives, de mai à octobre.\n\nComptez deux semaines entre la commande d’essai et la première livraison.',
      website: 'https://vergers-brumelin.example',
      types: [1],
      categories: ['appro', 'network'],
      sectorCategories: ['education', 'health'],
      departments: ['01', '38', '69'],
      gratuityOption: 'paid',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'crate', colours: brown },
    partner: {
      name: 'Plateforme Ormevert',
      shortDescription: 'Une seule commande, une seule facture, soixante fermes bretonnes.',
      longDescription:
        'Ormevert rassemble les produits de soixante fermes et les livre en une fois. Chaque ligne de facture porte le label du produit : votre bilan se remplit sans recherche.',
      website: 'https://ormevert.example',
      types: [2],
      categories: ['appro', 'suivi'],
      sectorCategories: ['education', 'enterprise', 'administration'],
      departments: ['22', '29', '35', '56'],
      gratuityOption: 'paid',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'heart', colours: purple },
    partner: {
      name: 'Les Surplus de Sauvelande',
      shortDescription:
        'Nous venons chercher vos repas non servis et les portons le soir même à ceux qui en ont besoin.',
      longDescription:
        'Nos bénévoles passent du lundi au vendredi, avec des caisses à température.\n\nNous vous aidons à écrire la convention de don, et vous remettons un relevé des masses données chaque mois.',
      website: 'https://surplus-sauvelande.example',
      types: [3],
      categories: ['asso', 'waste'],
      sectorCategories: ['education', 'health', 'social', 'enterprise'],
      departments: ['33', '40', '47'],
      gratuityOption: 'free',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'scales', colours: blue },
    partner: {
      name: 'Miettes et Balances',
      shortDescription: 'Une semaine de pesées, un diagnostic clair, trois actions à mener avec votre équipe.',
      longDescription:
        'Nous pesons avec vous pendant cinq jours, puis nous lisons les chiffres ensemble.\n\n1. Une demi-journée pour préparer l’équipe.\n2. Cinq jours de pesées, triées par origine.\n3. Une réunion pour choisir trois actions.',
      website: 'https://miettes-et-balances.example',
      types: [7],
      categories: ['waste', 'training'],
      sectorCategories: ['education', 'health', 'social', 'leisure', 'administration', 'enterprise'],
      national: true,
      gratuityOption: 'paid',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'pod', colours: green },
    partner: {
      name: 'L’École du Pois Gourmand',
      shortDescription: 'Deux jours en cuisine pour réussir des plats végétariens que les enfants redemandent.',
      longDescription:
        'Une formation pour huit cuisiniers, **dans votre cuisine** et avec votre matériel. Vous repartez avec quarante recettes chiffrées, pour 50 à 500 couverts.',
      website: 'https://pois-gourmand.example',
      types: [5],
      categories: ['vege', 'training'],
      sectorCategories: ['education', 'social'],
      national: true,
      gratuityOption: 'paid',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'chart', colours: blue },
    partner: {
      name: 'Carnet Tournesol',
      shortDescription: 'Le logiciel qui lit vos factures et suit vos parts de bio et de produits de qualité.',
      longDescription:
        'Le suivi des achats est gratuit jusqu’à 200 repas par jour. Les menus et les stocks sont en option.',
      website: 'https://carnet-tournesol.example',
      types: [6],
      categories: ['suivi'],
      sectorCategories: ['education', 'health', 'social', 'enterprise'],
      national: true,
      gratuityOption: 'mix',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'plate', colours: brown },
    partner: {
      name: 'Inox du Val Marnon',
      shortDescription: 'Bacs, couverts et vaisselle sans plastique, en location ou à l’achat.',
      longDescription:
        'Nous comptons votre matériel, proposons un plan de remplacement sur deux ans, et reprenons l’ancien pour le recycler.',
      website: 'https://inox-val-marnon.example',
      types: [2],
      categories: ['plastic'],
      sectorCategories: ['education', 'health'],
      departments: ['10', '51', '52'],
      gratuityOption: 'paid',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'people', colours: green },
    partner: {
      name: 'Projet alimentaire du Pays de Trémoire',
      shortDescription:
        'Producteurs et cantines se rencontrent chaque trimestre, autour d’une table et d’un calendrier.',
      longDescription:
        'La collectivité anime un réseau de trente cantines. Elle tient la liste des producteurs, aide à écrire les marchés, et finance un quart des équipements de légumerie.',
      website: 'https://pays-de-tremoire.example',
      types: [4],
      categories: ['network', 'appro', 'financial'],
      sectorCategories: ['education', 'administration', 'social'],
      departments: ['43', '63'],
      gratuityOption: 'free',
      economicModel: 'public',
    },
  },
  {
    ...published,
    picture: { motif: 'ear', colours: brown },
    partner: {
      name: 'Les Grains d’Ailleval',
      shortDescription: 'Lentilles, pois chiches et blés de pays : la filière répond aux cuisines.',
      longDescription:
        'La fédération réunit les agriculteurs et les moulins. Elle vous dit où trouver leurs produits près de chez vous, et prête des fiches de recettes.',
      website: 'https://grains-ailleval.example',
      types: [8],
      categories: ['vege', 'appro', 'network'],
      sectorCategories: ['education', 'health', 'enterprise'],
      national: true,
      gratuityOption: 'free',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: { motif: 'coins', colours: purple },
    partner: {
      name: 'Le Fonds Belle Tablée',
      shortDescription:
        'Une aide pour les petites cantines qui s’équipent : balances, bacs réutilisables, petits fours.',
      longDescription:
        'Les cantines de moins de 150 repas par jour peuvent recevoir jusqu’à 3 000 euros. Deux appels par an, une réponse en six semaines.',
      website: 'https://belle-tablee.example',
      types: [3],
      categories: ['financial', 'plastic', 'waste'],
      sectorCategories: ['education', 'social'],
      national: true,
      gratuityOption: 'free',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: null,
    partner: {
      name: 'La Criée de Port-Landrec',
      shortDescription: 'Le poisson de petits bateaux, paré et livré le lendemain de la pêche.',
      longDescription:
        'Nous proposons chaque vendredi les espèces de la semaine suivante, avec une recette pour chacune.',
      website: 'https://criee-port-landrec.example',
      types: [1],
      categories: ['appro'],
      sectorCategories: ['education', 'health', 'administration'],
      departments: ['29'],
      gratuityOption: 'paid',
      economicModel: 'private',
    },
  },
  {
    ...published,
    picture: null,
    partner: {
      name: 'Cuisine Ouverte Outre-mer',
      shortDescription: 'Des formations courtes, sur place ou en ligne, pensées pour les produits des îles.',
      longDescription:
        'Les modules en ligne sont gratuits. Les journées sur place se partagent entre plusieurs cantines.',
      website: 'https://cuisine-ouverte.example',
      types: [5, 3],
      categories: ['training', 'waste', 'vege'],
      sectorCategories: ['education', 'health'],
      departments: ['971', '972', '974'],
      gratuityOption: 'mix',
      economicModel: 'private',
    },
  },
  {
    published: false,
    picture: null,
    partner: {
      name: 'Ferme du Clos Rebours',
      shortDescription: 'Yaourts et fromages frais au lait de brebis, en grands pots consignés.',
      longDescription: 'Nous livrons déjà trois écoles, et voudrions en connaître d’autres.',
      website: 'https://clos-rebours.example',
      types: [1],
      categories: ['appro', 'plastic'],
      sectorCategories: ['education'],
      departments: ['12', '48'],
      gratuityOption: 'paid',
      economicModel: 'private',
      contactName: 'Sacha Rebours',
      contactEmail: 'sacha@clos-rebours.example',
      contactMessage: 'Merci de votre relecture !',
    },
  },
]
