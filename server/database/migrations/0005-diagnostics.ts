import { creationSources } from '@ma-cantine/lib/canteens/creation-source'
import { amountProperties, largestAmount } from '@ma-cantine/lib/diagnostics/amount-properties'
import { centralKitchenModes, diagnosticTypes } from '@ma-cantine/lib/diagnostics/diagnostic'
import { firstYear } from '@ma-cantine/lib/diagnostics/diagnostic-rules'
import {
  choiceQuestions,
  countQuestions,
  listQuestions,
  longestStep,
  textQuestions,
  tunnels,
  weightQuestions,
  yesNoQuestions,
} from '@ma-cantine/lib/diagnostics/service-questions'
import type { Knex } from 'knex'
import { snakeCase } from '../naming.ts'

/** The last year that a rule allows moves on with the calendar: this one only stops nonsense. */
const lastYear = 2999

/** One row a canteen and a year. Each cell of the label × family grid has its column, so that statistics can sum it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('diagnostics', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('year').notNullable().checkBetween([firstYear, lastYear])
    table.text('diagnostic_type').checkIn([...diagnosticTypes])
    table.text('central_kitchen_diagnostic_mode').checkIn([...centralKitchenModes])
    for (const property of amountProperties) {
      table.specificType(snakeCase(property), 'numeric(20, 2)').checkBetween([0, largestAmount])
    }
    for (const property of yesNoQuestions) table.boolean(snakeCase(property))
    for (const [property, choices] of Object.entries(choiceQuestions))
      table.text(snakeCase(property)).checkIn([...choices])
    // A JSON array of codes.
    for (const property of Object.keys(listQuestions)) table.text(snakeCase(property))
    for (const [property, most] of Object.entries(countQuestions)) {
      table.integer(snakeCase(property)).checkBetween([0, most])
    }
    for (const [property, least] of Object.entries(weightQuestions)) {
      const column = table.specificType(snakeCase(property), 'numeric(20, 2)')
      if (least !== null) column.checkBetween([least, largestAmount])
    }
    for (const [property, longest] of Object.entries(textQuestions)) {
      const column = table.text(snakeCase(property))
      if (longest !== null) column.checkLength('<=', longest)
    }
    for (const property of tunnels) table.text(snakeCase(property)).checkLength('<=', longestStep)
    table.text('creation_source').checkIn([...creationSources])
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.unique(['canteen_id', 'year'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('diagnostics')
}
