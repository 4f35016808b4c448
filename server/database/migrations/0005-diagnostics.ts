import type { Knex } from 'knex'

/** Ten totals, then the grid of labels and families of products. */
const amounts = [
  'value_total_ht',
  'value_bio_ht',
  'value_sustainable_ht',
  'value_externality_performance_ht',
  'value_egalim_others_ht',
  'value_meat_poultry_ht',
  'value_meat_poultry_egalim_ht',
  'value_meat_poultry_france_ht',
  'value_fish_ht',
  'value_fish_egalim_ht',
  'value_viandes_volailles_bio',
  'value_produits_de_la_mer_bio',
  'value_fruits_et_legumes_bio',
  'value_charcuterie_bio',
  'value_produits_laitiers_bio',
  'value_boulangerie_bio',
  'value_boissons_bio',
  'value_autres_bio',
  'value_viandes_volailles_label_rouge',
  'value_produits_de_la_mer_label_rouge',
  'value_fruits_et_legumes_label_rouge',
  'value_charcuterie_label_rouge',
  'value_produits_laitiers_label_rouge',
  'value_boulangerie_label_rouge',
  'value_boissons_label_rouge',
  'value_autres_label_rouge',
  'value_viandes_volailles_aocaop_igp_stg',
  'value_produits_de_la_mer_aocaop_igp_stg',
  'value_fruits_et_legumes_aocaop_igp_stg',
  'value_charcuterie_aocaop_igp_stg',
  'value_produits_laitiers_aocaop_igp_stg',
  'value_boulangerie_aocaop_igp_stg',
  'value_boissons_aocaop_igp_stg',
  'value_autres_aocaop_igp_stg',
  'value_viandes_volailles_hve',
  'value_produits_de_la_mer_hve',
  'value_fruits_et_legumes_hve',
  'value_charcuterie_hve',
  'value_produits_laitiers_hve',
  'value_boulangerie_hve',
  'value_boissons_hve',
  'value_autres_hve',
  'value_viandes_volailles_peche_durable',
  'value_produits_de_la_mer_peche_durable',
  'value_fruits_et_legumes_peche_durable',
  'value_charcuterie_peche_durable',
  'value_produits_laitiers_peche_durable',
  'value_boulangerie_peche_durable',
  'value_boissons_peche_durable',
  'value_autres_peche_durable',
  'value_viandes_volailles_rup',
  'value_produits_de_la_mer_rup',
  'value_fruits_et_legumes_rup',
  'value_charcuterie_rup',
  'value_produits_laitiers_rup',
  'value_boulangerie_rup',
  'value_boissons_rup',
  'value_autres_rup',
  'value_viandes_volailles_commerce_equitable',
  'value_produits_de_la_mer_commerce_equitable',
  'value_fruits_et_legumes_commerce_equitable',
  'value_charcuterie_commerce_equitable',
  'value_produits_laitiers_commerce_equitable',
  'value_boulangerie_commerce_equitable',
  'value_boissons_commerce_equitable',
  'value_autres_commerce_equitable',
  'value_viandes_volailles_fermier',
  'value_produits_de_la_mer_fermier',
  'value_fruits_et_legumes_fermier',
  'value_charcuterie_fermier',
  'value_produits_laitiers_fermier',
  'value_boulangerie_fermier',
  'value_boissons_fermier',
  'value_autres_fermier',
  'value_viandes_volailles_externalites',
  'value_produits_de_la_mer_externalites',
  'value_fruits_et_legumes_externalites',
  'value_charcuterie_externalites',
  'value_produits_laitiers_externalites',
  'value_boulangerie_externalites',
  'value_boissons_externalites',
  'value_autres_externalites',
  'value_viandes_volailles_performance',
  'value_produits_de_la_mer_performance',
  'value_fruits_et_legumes_performance',
  'value_charcuterie_performance',
  'value_produits_laitiers_performance',
  'value_boulangerie_performance',
  'value_boissons_performance',
  'value_autres_performance',
  'value_viandes_volailles_non_egalim',
  'value_produits_de_la_mer_non_egalim',
  'value_fruits_et_legumes_non_egalim',
  'value_charcuterie_non_egalim',
  'value_produits_laitiers_non_egalim',
  'value_boulangerie_non_egalim',
  'value_boissons_non_egalim',
  'value_autres_non_egalim',
  'value_viandes_volailles_france',
  'value_produits_de_la_mer_france',
  'value_fruits_et_legumes_france',
  'value_charcuterie_france',
  'value_produits_laitiers_france',
  'value_boulangerie_france',
  'value_boissons_france',
  'value_autres_france',
  'value_viandes_volailles_short_distribution',
  'value_produits_de_la_mer_short_distribution',
  'value_fruits_et_legumes_short_distribution',
  'value_charcuterie_short_distribution',
  'value_produits_laitiers_short_distribution',
  'value_boulangerie_short_distribution',
  'value_boissons_short_distribution',
  'value_autres_short_distribution',
  'value_viandes_volailles_local',
  'value_produits_de_la_mer_local',
  'value_fruits_et_legumes_local',
  'value_charcuterie_local',
  'value_produits_laitiers_local',
  'value_boulangerie_local',
  'value_boissons_local',
  'value_autres_local',
]
const largestAmount = 9_999_999_999_999.99

const yesNoQuestions = [
  'has_waste_diagnostic',
  'has_waste_plan',
  'has_donation_agreement',
  'has_waste_measures',
  'has_diversification_plan',
  'cooking_plastic_substituted',
  'serving_plastic_substituted',
  'plastic_bottles_substituted',
  'plastic_tableware_substituted',
  'communicates_on_food_plan',
  'communicates_on_food_quality',
]

const choiceQuestions = {
  service_type: ['UNIQUE', 'MULTIPLE_SELF', 'MULTIPLE_RESERVATION'],
  vegetarian_weekly_recurrence: ['NEVER', 'LOW', 'MID', 'HIGH', 'DAILY'],
  vegetarian_menu_type: ['UNIQUE', 'SEVERAL', 'ALTERNATIVES'],
  communication_frequency: ['REGULARLY', 'YEARLY', 'LESS_THAN_YEARLY'],
}

/** Columns with a JSON array of codes. */
const listQuestions = [
  'waste_actions',
  'diversification_plan_actions',
  'vegetarian_menu_bases',
  'communication_supports',
]

/** Numbers of choices, with their largest value. */
const countQuestions = { duration_leftovers_measurement: 365, donation_frequency: 2_147_483_647 }

/** Weights in kilograms, with their least value. */
const weightQuestions = {
  total_leftovers: null,
  bread_leftovers: null,
  served_leftovers: null,
  unserved_leftovers: null,
  side_leftovers: null,
  donation_quantity: 0,
}

/** Texts, with their longest length. */
const textQuestions = {
  other_waste_action: null,
  donation_food_type: null,
  other_waste_comments: null,
  other_communication_support: null,
  communication_support_url: 200,
}

const steps = ['tunnel_appro', 'tunnel_waste', 'tunnel_diversification', 'tunnel_plastic', 'tunnel_info']

/** A wide bound: the last year that a rule allows depends on the date. */
const lastYear = 2999

/** One row a canteen and a year. Each cell of the label × family grid has its column, so that statistics can sum it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('diagnostics', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('year').notNullable().checkBetween([2019, lastYear])
    table.text('diagnostic_type').checkIn(['SIMPLE', 'COMPLETE'])
    table.text('central_kitchen_diagnostic_mode').checkIn(['APPRO', 'ALL'])
    for (const column of amounts) {
      table.specificType(column, 'numeric(20, 2)').checkBetween([0, largestAmount])
    }
    for (const column of yesNoQuestions) table.boolean(column)
    for (const [column, choices] of Object.entries(choiceQuestions)) table.text(column).checkIn(choices)
    for (const column of listQuestions) table.text(column)
    for (const [column, most] of Object.entries(countQuestions)) {
      table.integer(column).checkBetween([0, most])
    }
    for (const [column, least] of Object.entries(weightQuestions)) {
      const weight = table.specificType(column, 'numeric(20, 2)')
      if (least !== null) weight.checkBetween([least, largestAmount])
    }
    for (const [column, longest] of Object.entries(textQuestions)) {
      const text = table.text(column)
      if (longest !== null) text.checkLength('<=', longest)
    }
    for (const column of steps) table.text(column).checkLength('<=', 50)
    table.text('creation_source').checkIn(['APP', 'API', 'IMPORT', 'ADMIN'])
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.unique(['canteen_id', 'year'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('diagnostics')
}
