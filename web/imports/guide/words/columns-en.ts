import {
  economicModelLabels,
  managementTypeLabels,
  productionTypeLabels,
} from '@ma-cantine/lib/canteens/canteen-labels'
import { detailedBindings2026, gridColumns2026 } from '@ma-cantine/lib/diagnostics/diagnostic-draft-2026'
import { type GridFamily, type GridLabel, gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { lastYearBefore } from '@ma-cantine/lib/measures/year-rules'
import { characteristicLabels, familyLabels, localDefinitionLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { en as words } from '@ma-cantine/lib/table-messages/en-words'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'

/** What a column holds, in English; the schemas say it in French. */
export interface ColumnText {
  readonly title: string
  readonly description: string
  readonly expectation: string
  /** What its codes mean; empty where they say it by themselves. */
  readonly meanings: Readonly<Record<string, string>>
}

type Sentences = Pick<ColumnText, 'title' | 'description'>

const erases = (what: string): string => `An empty cell erases the ${what} stored before.`
const staffOnly = 'This column is for the team of the service only.'
const amount = 'Yearly amount without VAT, in euros, of'
const egalimSum = 'Added to the three other EGalim categories, it is not above the total of purchases.'
const emptyErases = 'An empty cell erases the amount stored for the year.'
const unknown = 'Write 0 if there are none; leave the cell empty if you do not know.'
const emptyKeeps = 'An empty cell leaves the stored amount as it is.'

const columns: Readonly<Record<string, Sentences>> = {
  siret: {
    title: 'SIRET of the canteen',
    description:
      'SIRET of the establishment where the canteen is. It identifies the canteen: if it is stored already, it is updated; otherwise, it is created.',
  },
  description: {
    title: 'Description of the purchase',
    description: 'Name of the product, in a few words. It helps you to find the purchase again.',
  },
  fournisseur: { title: 'Name of the supplier', description: 'Company or person that sold the product.' },
  date: {
    title: 'Date of the purchase',
    description: 'Day of the purchase. Its year decides the diagnostic that counts it.',
  },
  date_debut: {
    title: 'First day of the period',
    description:
      'First day of the period that the row sums up: a month, a quarter or a year. The period lies within one calendar year.',
  },
  date_fin: {
    title: 'Last day of the period',
    description:
      'Last day of the period that the row sums up, which cannot be in the future. The stored purchase has this date.',
  },
  article: {
    title: 'Article sold',
    description: 'Name of the article, as invoices have it: purchases that are stored already are found by it.',
  },
  certificat: {
    title: 'Certificate',
    description:
      'Number of the certificate that proves the label, or name of the body that issued it. Leave the cell empty if there is none.',
  },
  prix_ht: {
    title: 'Price without VAT',
    description:
      'Total price of the purchase without VAT, in euros. Beyond two decimals, it is rounded to the nearest cent.',
  },
  famille_produits: {
    title: 'Product family',
    description: 'Family that the product belongs to. Leave the cell empty if you do not know it.',
  },
  caracteristiques: {
    title: 'Characteristics of the product',
    description:
      'Labels, mentions and origin of the product. Separate them by a comma if there are several, and leave the cell empty if there are none.',
  },
  definition_local: {
    title: 'Definition of local',
    description:
      'What you mean by “local” for this purchase. It is required if the characteristics hold LOCAL; otherwise, it is ignored.',
  },
  cantine_id: {
    title: 'Id of the canteen',
    description:
      'Number of the canteen in the service, which the address of its page gives. You must be one of its managers.',
  },
  categories_egalim: {
    title: 'EGalim categories',
    description:
      'Labels, mentions and methods that count for the EGalim law. Separate them by a comma if there are several, and leave the cell empty if there are none.',
  },
  origine: {
    title: 'Origin of the product',
    description: 'Where the product comes from. Leave the cell empty for any other origin, or if you do not know it.',
  },
  est_circuit_court: {
    title: 'Short supply chain',
    description:
      'OUI or x for a purchase with one middleman at most. Leave the cell empty, or write NON, if there are more.',
  },
  est_local: {
    title: 'Local product',
    description:
      'OUI or x for a local product, in the sense that the column “definition_local” tells. Leave the cell empty, or write NON, if it is not.',
  },
  definition_local_km: {
    title: 'Distance that defines local',
    description:
      'Distance between the place of production and the place of service, in whole kilometres, if “definition_local” is KM. Leave the cell empty otherwise.',
  },
  nom: {
    title: 'Name of the canteen',
    description: 'Name that its guests know the canteen by. It replaces the stored name.',
  },
  code_insee_commune: {
    title: 'INSEE code of the town',
    description: `INSEE code of the town where the canteen is; it often differs from the postal code. You may leave it empty if you give the postal code. ${erases('code')}`,
  },
  code_postal_commune: {
    title: 'Postal code of the town',
    description: `Postal code of the town where the canteen is. It is required if the INSEE code is empty. ${erases('code')}`,
  },
  siret_livreur_repas: {
    title: 'SIRET of the meal deliverer',
    description: `SIRET of the kitchen that cooks and delivers the meals, if the canteen gets them from another establishment: it is then required. It differs from that of the canteen and may stand on several rows. ${erases('SIRET')}`,
  },
  siren_unite_legale: {
    title: 'SIREN of the legal unit',
    description:
      'SIREN of the legal unit that a canteen without a SIRET of its own is attached to. Leave the cell empty if you give the SIRET.',
  },
  code_insee: {
    title: 'INSEE code of the town',
    description:
      'INSEE code of the town where the canteen is, required with a SIREN. With a SIRET, the town is that of the establishment: what the cell holds is not read.',
  },
  siret_cuisine_centrale: {
    title: 'SIRET of the central kitchen',
    description:
      'SIRET of the kitchen that cooks and delivers the meals of a satellite restaurant, if you know it. It differs from that of the canteen and may stand on several rows. Leave the cell empty for a restaurant that cooks on site.',
  },
  nombre_repas_jour: {
    title: 'Meals served per day',
    description:
      'Average number of meals that the canteen serves in a day: at least 1, or 0 for a meal deliverer that serves none (central). It replaces the stored number.',
  },
  nombre_repas_an: {
    title: 'Meals served per year',
    description:
      'Average number of meals that the canteen serves in a year, delivered meals included, at least as many as in a day. It replaces the stored number.',
  },
  nombre_satellites: {
    title: 'Number of satellites',
    description:
      'Number of satellite restaurants that the establishment delivers meals to. For the rows of meal deliverers. An empty cell leaves the stored number as it is.',
  },
  secteurs: {
    title: 'Sectors of activity',
    description:
      'Sectors in which the canteen is active. Copy the names of the list as they are, accents and capitals included, and join several by the sign +. They replace the stored sectors.',
  },
  type_production: { title: 'Type of production', description: 'Where the meals are cooked and served.' },
  type_gestion: { title: 'Management', description: 'How the canteen is managed.' },
  modèle_économique: { title: 'Economic model', description: `Economic sector of the canteen. ${erases('value')}` },
  groupe_id: {
    title: 'Id of the group',
    description:
      'Number of the group that the satellite restaurant is part of; you have to manage this group. Without a group, leave the cell empty.',
  },
  administration_tutelle: {
    title: 'Line ministry',
    description:
      'Ministry that the canteen depends on; copy its name from the list as it is. It is required for a public canteen of the State: prisons, administrations, public institutions, armed forces and police, higher education, judicial protection of young people. Leave the cell empty in all other cases.',
  },
  gestionnaires_additionnels: {
    title: 'Additional managers',
    description:
      'E-mail addresses of the other people who manage the canteen, separated by commas, without a comma at the end. Each gets the rights of a manager and is told by e-mail; a person without an account is invited. An empty cell removes nobody from the team.',
  },
  admin_ministère_tutelle: {
    title: 'Line ministry',
    description: `Ministry that the canteen depends on; copy its name from the list as it is. ${staffOnly} ${erases('ministry')}`,
  },
  admin_gestionnaires_additionnels: {
    title: 'Managers added without a message',
    description: `E-mail addresses of people to add to the team without telling them, separated by commas, without a comma at the end. ${staffOnly} An empty cell removes nobody from the team.`,
  },
  admin_source_donnees: {
    title: 'Source of the data',
    description: `Short name of the source of the data of the row, to find them again later. ${staffOnly} ${erases('source')}`,
  },
  source_donnees: {
    title: 'Source of the data',
    description:
      'Short name of the source of the data of the row, to find them again later. It replaces the source stored before.',
  },
  admin_statut_teledeclaration: {
    title: 'State of the declaration',
    description: `What to do with the diagnostic of the row. ${staffOnly}`,
  },
  année_bilan: {
    title: 'Year of the diagnostic',
    description:
      'Calendar year of the amounts, not of their declaration. If the cell is empty, only the canteen is stored, and the amounts must be empty too.',
  },
  valeur_totale: {
    title: 'Total of food purchases',
    description: `${amount} all food purchases of the year. It is required as soon as a year is given, and the amounts by category are not above it.`,
  },
  valeur_bio: {
    title: 'Organic purchases',
    description: `${amount} products of organic farming. ${egalimSum} ${emptyErases}`,
  },
  valeur_siqo: {
    title: 'Quality signs, organic left out',
    description: `${amount} products under an official sign of quality or origin (SIQO), organic left out: Label rouge, AOC or AOP, IGP, STG. ${egalimSum} ${emptyErases}`,
  },
  valeur_environnemental: {
    title: 'Environmental externalities and performance',
    description: `${amount} products chosen by the cost of their environmental externalities or by their environmental performance. ${egalimSum} ${emptyErases}`,
  },
  valeur_autres_egalim: {
    title: 'Other EGalim purchases',
    description: `${amount} the other EGalim products: environmental certification, sustainable fishing, outermost region, fair trade, farmhouse. ${egalimSum} ${emptyErases}`,
  },
  valeur_viandes: {
    title: 'Meat and poultry',
    description: `${amount} all meat and poultry, whatever their quality and origin. ${emptyErases}`,
  },
  valeur_viandes_egalim: {
    title: 'EGalim meat and poultry',
    description: `${amount} meat and poultry of an EGalim category. It is not above the total of meat and poultry. ${emptyErases}`,
  },
  valeur_viandes_france: {
    title: 'French meat and poultry',
    description: `${amount} meat and poultry from France. It is not above the total of meat and poultry. ${emptyErases}`,
  },
  valeur_poissons: {
    title: 'Aquatic products',
    description: `${amount} all fish and other aquatic products, whatever their quality and origin. ${emptyErases}`,
  },
  valeur_poissons_egalim: {
    title: 'EGalim aquatic products',
    description: `${amount} fish and other aquatic products of an EGalim category. It is not above the total of aquatic products. ${emptyErases}`,
  },
  valeur_viandes_volailles: {
    title: 'Meat and poultry',
    description: `${amount} all meat and poultry, whatever their quality and origin. The EGalim amounts of this family are not above it together; nor are those from France, of short supply chains and local ones. ${emptyKeeps}`,
  },
  valeur_poissons_produits_mer: {
    title: 'Aquatic products',
    description: `${amount} all fish and other aquatic products, whatever their quality and origin. The EGalim amounts of this family are not above it together. ${emptyKeeps}`,
  },
}

/** The totals that files of 2026 alone have. */
const totals2026: Readonly<Record<string, readonly [title: string, description: string]>> = {
  valeur_bio_dont_commerce_equitable: [
    'Organic purchases, fair-trade part',
    'the part of organic purchases that is of fair trade too. It is already counted in organic purchases, and not above them.',
  ],
  valeur_externalites_performance: [
    'Environmental externalities and performance',
    `products chosen by the cost of their environmental externalities or by their environmental performance. ${egalimSum}`,
  ],
  valeur_egalim_autres: [
    'Other EGalim purchases',
    `the other EGalim products: environmental certification, sustainable fishing, outermost region, fair trade, farmhouse. ${egalimSum}`,
  ],
  valeur_egalim_autres_dont_commerce_equitable: [
    'Other EGalim purchases, fair-trade part',
    'the part of the other EGalim purchases that is of fair trade, organic left out. It is already counted in these purchases, and not above them.',
  ],
  valeur_viandes_volailles_egalim: [
    'EGalim meat and poultry',
    'meat and poultry of an EGalim category. It is not above the total of meat and poultry.',
  ],
  valeur_viandes_volailles_france: [
    'French meat and poultry',
    'meat and poultry from France. It is not above the total of meat and poultry.',
  ],
  valeur_produits_de_la_mer: [
    'Aquatic products',
    'all fish, shellfish and other aquatic products, whatever their quality and origin.',
  ],
  valeur_produits_de_la_mer_egalim: [
    'EGalim aquatic products',
    'fish and other aquatic products of an EGalim category. It is not above the total of aquatic products.',
  ],
  valeur_produits_de_la_mer_france: [
    'French aquatic products',
    'fish and other aquatic products from France. It is not above the total of aquatic products.',
  ],
  valeur_fruits_et_legumes_france: ['French fruit and vegetables', 'fruit and vegetables from France.'],
  valeur_charcuterie_france: ['French cured meats', 'cured meats from France.'],
  valeur_produits_laitiers_france: ['French dairy products and eggs', 'dairy products and eggs from France.'],
  valeur_boulangerie_france: ['French bread and pastry', 'bread and pastry from France.'],
  valeur_boissons_france: ['French drinks', 'drinks from France.'],
  valeur_autres_france: ['Other French products', 'other food products from France.'],
}

const oncePerFile = `${columns.siret?.description} A SIRET may stand once in the file.`

const canteenOfPurchase =
  'SIRET of the establishment whose canteen made the purchase. The canteen must be stored already, and you must be one of its managers.'

const purchase2026 = {
  siret: canteenOfPurchase,
  fournisseur: 'Company or person that sold the product. Leave the cell empty if you do not know it.',
  date: 'Day of the purchase, which cannot be in the future. Its year decides the diagnostic that counts it.',
  famille_produits: 'Family that the product belongs to.',
  definition_local: 'What you mean by “local” for this purchase. Leave the cell empty if the product is not local.',
} as const

const recap = {
  siret: 'SIRET of the establishment where the canteen that you delivered to is. The canteen must be stored already.',
  fournisseur: 'Company or person that sold the products, as its invoices have it.',
  famille_produits: purchase2026.famille_produits,
  prix_ht:
    'Total amount of the article over the period, in euros without VAT, rebates deducted. Beyond two decimals, it is rounded to the cent.',
} as const

const yearRequired =
  'Calendar year of the amounts, not of their declaration. It is required: a diagnostic cannot be stored without it.'

const diagnostic2026 = {
  siret:
    'SIRET of the establishment where the canteen of the diagnostic is. The canteen must be stored already, and you must be one of its managers.',
  année_bilan: yearRequired,
  valeur_totale: `${amount} all food purchases of the year. It is above 0, and no other amount of the diagnostic is above it.`,
  valeur_bio: `${amount} products of organic farming. ${egalimSum} Write 0 if there are none.`,
  valeur_siqo: `${amount} products under an official sign of quality or origin (SIQO), organic left out: Label rouge, AOC or AOP, IGP, STG. ${egalimSum} Write 0 if there are none.`,
  valeur_viandes_volailles: `${amount} all meat and poultry, whatever their quality and origin. Cured meats are counted apart. Write 0 if there are none.`,
} as const

const canteen2026 = {
  nom: 'Name that its guests know the canteen by.',
  nombre_repas_jour: 'Average number of meals that the canteen serves in a day: at least 3, and fewer than in a year.',
  nombre_repas_an: 'Average number of meals that the canteen serves in a year: at least 420, and more than in a day.',
  secteurs:
    'Sectors in which the canteen is active, three at most. Copy the names of the list as they are, accents and capitals included, and separate several by commas.',
  type_production:
    'Where the meals are cooked: “Restaurant avec cuisine sur place” cooks and serves them in the same place; “Restaurant satellite” serves meals cooked elsewhere. The codes site and site_cooked_elsewhere are accepted too.',
  type_gestion:
    'How the canteen is managed: “Concédée”, by a contractor; “Directe”, by the establishment or the local authority. The codes conceded and direct are accepted too.',
  modèle_économique:
    'Economic sector of the canteen, public or private. The codes public and private are accepted too.',
} as const

const replaced = (sentence: string): string => `${sentence} It replaces what is stored.`

/** Where a column means something else in files of one kind. */
const exceptions: Partial<Record<FileKind, Readonly<Record<string, string>>>> = {
  achats: { siret: canteenOfPurchase },
  achats_2026_siret: purchase2026,
  achats_2026_id: purchase2026,
  recapitulatif_fournisseur: recap,
  diagnostics_2026_siret: diagnostic2026,
  diagnostics_2026_id: diagnostic2026,
  diagnostics_complets_2026: diagnostic2026,
  cantines: { siret: oncePerFile },
  cantines_admin: { siret: oncePerFile },
  cantines_2026_creer: {
    ...canteen2026,
    siret:
      'SIRET of the establishment where the canteen is. No canteen may be stored with this number. A SIRET may stand once in the file.',
  },
  cantines_2026_modifier: {
    ...Object.fromEntries(Object.entries(canteen2026).map(([name, sentence]) => [name, replaced(sentence)])),
    cantine_id: `${columns.cantine_id?.description} An id may stand once in the file.`,
    siret:
      'SIRET of the establishment where the canteen is. It is required, unless the canteen is attached to a legal unit: then leave the cell empty and give the SIREN. No other canteen may have this number.',
    siret_cuisine_centrale: `${columns.siret_cuisine_centrale?.description} ${erases('SIRET')}`,
    administration_tutelle: `${columns.administration_tutelle?.description} ${erases('ministry')}`,
  },
  cantines_2026_gestionnaires: {
    siret:
      'SIRET of the establishment where the canteen is. The canteen must be stored already, whatever its team. A SIRET may stand once in the file.',
    gestionnaires_additionnels:
      'E-mail addresses of the people to add to the team of the canteen, separated by commas, without a comma at the end. Each gets the rights of a manager, without any message; a person without an account joins the team when they create one.',
  },
  diagnostics_cc: { année_bilan: yearOfCentralKitchen() },
  diagnostics_complets_cc: { année_bilan: yearOfCentralKitchen() },
  diagnostics_complets: {
    année_bilan: yearRequired,
  },
}

function yearOfCentralKitchen(): string {
  return 'Calendar year of the amounts, not of their declaration. It is required on the row of a meal deliverer whose diagnostic you declare; leave it empty on the rows of satellite canteens.'
}

/** The title of each label, and its products in the middle of a sentence. */
const labels: Readonly<Record<GridLabel['column'], readonly [title: string, products: string]>> = {
  bio: ['Organic', 'of organic farming'],
  label_rouge: ['Label rouge', 'with the Label rouge'],
  aoc_aop_igp_stg: ['AOC, AOP, IGP, STG', 'with an AOC, AOP, IGP or STG'],
  certification_environnementale: [
    'Environmental certification',
    `of farms with an environmental certification (high environmental value, HVE, or level 2 until ${lastYearBefore('levelTwoCounts')})`,
  ],
  peche_durable: ['Sustainable fishing', 'with the “Pêche durable” label'],
  region_ultraperipherique: ['Outermost region', 'with the “Région ultrapériphérique” (RUP) logo'],
  commerce_equitable: ['Fair trade', 'of fair trade'],
  fermier: ['Farmhouse', 'with the mention “fermier”'],
  couts_externalites: [
    'Environmental externalities',
    'chosen by the cost of their environmental externalities: the harm to the environment over their whole life',
  ],
  performances_environnementales: ['Environmental performance', 'chosen by their environmental performance'],
  non_egalim: ['Not EGalim', 'of no EGalim category'],
  provenance_france: ['From France', 'from France'],
  circuit_court: ['Short supply chain', 'of short supply chains'],
  produit_local: ['Local', 'that are local'],
}

/** What to know of some families. */
const familyNotes: Partial<Record<GridFamily['column'], string>> = {
  viandes_volailles: 'Cured meats are counted apart.',
  charcuterie: 'Meat and poultry are counted apart.',
  produits_aquatiques: 'This family has fish, shellfish and other products of the sea and of fresh water.',
  bof: 'This family has butter and cheese.',
  autres_produits: 'This family has all that is in none of the seven others.',
}

const familyCodes: Readonly<Record<GridFamily['column'], keyof typeof familyLabels.en>> = {
  viandes_volailles: 'VIANDES_VOLAILLES',
  produits_aquatiques: 'PRODUITS_DE_LA_MER',
  fruits_legumes: 'FRUITS_ET_LEGUMES',
  charcuterie: 'CHARCUTERIE',
  bof: 'PRODUITS_LAITIERS',
  boulangerie_patisserie: 'BOULANGERIE',
  boissons: 'BOISSONS',
  autres_produits: 'AUTRES',
}

const familyNameOf = (family: GridFamily): string => familyLabels.en[familyCodes[family.column]].toLowerCase()

const gridColumns = new Map(
  gridCells.map(({ column, label, family }): [string, Sentences] => {
    const [title, products] = labels[label.column]
    const familyName = familyNameOf(family)
    const sentences = [
      `${amount} ${familyName} ${products}.`,
      familyNotes[family.column],
      'Write 0 if there are none; an empty cell leaves the stored amount as it is.',
    ]
    return [column, { title: `${title} – ${familyName}`, description: sentences.filter(Boolean).join(' ') }]
  }),
)

/** A column of amounts of files of 2026 alone. */
function columnOf2026(kind: FileKind, { name, constraints }: Field): Sentences | null {
  const tail = constraints?.required ? 'Write 0 if there are none.' : unknown
  // The French part of a family is a total in a simple file, and a cell of the grid in a detailed one.
  const grid = kind === 'diagnostics_complets_2026' ? gridColumns2026.get(name) : undefined
  if (!grid) {
    const total = totals2026[name]
    return total ? { title: total[0], description: `${amount} ${total[1]} ${tail}` } : null
  }
  const { label, family } = grid
  const familyName = familyNameOf(family)
  if (name !== organicColumnOf(family) && label.property === 'Bio') {
    return {
      title: `Organic and fair trade – ${familyName}`,
      description: `${amount} the part of organic ${familyName} that is of fair trade too. It is already counted in “${organicColumnOf(family)}”; over all families, it is not above organic purchases. ${tail}`,
    }
  }
  const [title, products] = labels[label.column]
  const kept = label.property === 'CommerceEquitable' ? `${products}, organic left out` : products
  const sentences = [`${amount} ${familyName} ${kept}.`, familyNotes[family.column], tail]
  return { title: `${title} – ${familyName}`, description: sentences.filter(Boolean).join(' ') }
}

const organicColumnOf = ({ property }: GridFamily): string => detailedBindings2026[`value${property}Bio`].column

const siret = '14 digits, without space'
const valuesWithCommas = 'one or several values of the list, separated by commas'
const addresses = 'one or several e-mail addresses, separated by commas'

/** Where the constraints of the column alone would not say it in words. */
const expectations: Readonly<Record<string, string>> = {
  siret,
  siret_livreur_repas: siret,
  siret_cuisine_centrale: siret,
  siren_unite_legale: '9 digits, without space',
  code_insee: '5 digits, or 2A or 2B followed by 3 digits, without space',
  prix_ht: 'a positive number, with a comma or a point for its decimals, without the sign €',
  code_insee_commune: '5 digits, or 2A or 2B followed by 3 digits, without space',
  code_postal_commune: '5 digits, without space',
  gestionnaires_additionnels: addresses,
  admin_gestionnaires_additionnels: addresses,
  caracteristiques: valuesWithCommas,
  categories_egalim: valuesWithCommas,
  definition_local_km: 'a whole number of kilometres',
  secteurs: 'one or several values of the list, joined by the sign +',
}

/** Where a column that joins its values by another sign elsewhere separates them by commas. */
const commaSeparated: Readonly<Record<string, string>> = { secteurs: valuesWithCommas }

const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  famille_produits: familyLabels.en,
  caracteristiques: characteristicLabels.en,
  categories_egalim: characteristicLabels.en,
  origine: { FRANCE: 'From France', EUROPE: 'From another country of the European Economic Area' },
  definition_local: { ...localDefinitionLabels.en, DEPARTEMENT: localDefinitionLabels.en.DEPARTMENT },
  type_production: {
    ...productionTypeLabels.en,
    'Restaurant avec cuisine sur place': productionTypeLabels.en.site,
    'Restaurant satellite': productionTypeLabels.en.site_cooked_elsewhere,
  },
  type_gestion: {
    ...managementTypeLabels.en,
    Concédée: managementTypeLabels.en.conceded,
    Directe: managementTypeLabels.en.direct,
  },
  modèle_économique: {
    ...economicModelLabels.en,
    Public: economicModelLabels.en.public,
    Privé: economicModelLabels.en.private,
  },
  admin_statut_teledeclaration: {
    teledeclare: 'The diagnostic is declared by the import, if the campaign allows it',
    brouillon: 'The diagnostic is stored without being declared, as with an empty cell',
  },
}

/** @returns null for a column that has no English text. */
export function englishColumn(kind: FileKind, field: Field): ColumnText | null {
  const { name } = field
  const text = columns[name] ?? gridColumns.get(name) ?? columnOf2026(kind, field)
  return text
    ? {
        title: text.title,
        description: exceptions[kind]?.[name] ?? text.description,
        expectation:
          (field.separator === ',' ? commaSeparated[name] : null) ?? expectations[name] ?? words.expectation(field),
        meanings: meanings[name] ?? {},
      }
    : null
}
