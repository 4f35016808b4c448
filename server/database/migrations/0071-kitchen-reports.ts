import type { Knex } from 'knex'

/**
 * The satellites that each declaration of a kitchen covers, copied from its frozen data by a trigger, so that no writer
 * forgets them; and what satellites answer to what their kitchen enters and declares for them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('declared_satellites', table => {
    table.integer('teledeclaration_id').notNullable().references('teledeclarations.id').onDelete('CASCADE')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    // As frozen; null where it is not known.
    table.integer('yearly_meal_count')
    table.primary(['teledeclaration_id', 'canteen_id'])
  })
  await knex.schema.createTable('kitchen_report_answers', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('kitchen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    // Civil year of the purchases.
    table.integer('year').notNullable()
    // Of the report that was seen.
    table.text('version').notNullable()
    table.text('first_seen_date').notNullable()
    table.text('last_seen_date').notNullable()
    // Null until the team of the satellite answers, as the three that follow.
    table.text('answer').checkIn(['confirmed', 'contested'])
    table.text('answer_date')
    table.text('reason')
    // Null once the account is deleted as well.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.unique(['canteen_id', 'kitchen_id', 'year', 'version'])
    table.index(['kitchen_id', 'year'])
  })
  for (const statement of isPostgresql(knex) ? postgresqlUp : sqliteUp) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlDown : sqliteDown) await knex.raw(statement)
  await knex.schema.dropTable('kitchen_report_answers')
  await knex.schema.dropTable('declared_satellites')
}

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

const isOfKitchen = (row: string) => `${row}.teledeclaration_mode IN ('CENTRAL_ALL', 'CENTRAL_APPRO')`
const insertion = 'INSERT INTO declared_satellites (teledeclaration_id, canteen_id, yearly_meal_count)'

const sqliteFrom = (row: string) => `${insertion}
  SELECT ${row}.id, canteens.id, json_extract(frozen.value, '$.yearly_meal_count')`
const sqliteJoin = (row: string) => `json_each(${row}.declared_data, '$.satellites') AS frozen
  JOIN canteens ON canteens.id = json_extract(frozen.value, '$.id')`
const sqliteUp = [
  `${sqliteFrom('declared')} FROM teledeclarations AS declared, ${sqliteJoin('declared')} WHERE ${isOfKitchen('declared')}`,
  `CREATE TRIGGER teledeclarations_satellites AFTER INSERT ON teledeclarations WHEN ${isOfKitchen('new')}
   BEGIN ${sqliteFrom('new')} FROM ${sqliteJoin('new')}; END`,
]
const sqliteDown = ['DROP TRIGGER teledeclarations_satellites']

const postgresqlFrom = (row: string) => `${insertion}
  SELECT ${row}.id, canteens.id, (frozen ->> 'yearly_meal_count')::integer`
const postgresqlJoin = (row: string) => `jsonb_array_elements(${row}.declared_data::jsonb -> 'satellites') AS frozen
  JOIN canteens ON canteens.id = (frozen ->> 'id')::integer`
const postgresqlUp = [
  `${postgresqlFrom('declared')} FROM teledeclarations AS declared
   CROSS JOIN LATERAL ${postgresqlJoin('declared')} WHERE ${isOfKitchen('declared')}`,
  `CREATE FUNCTION copy_declared_satellites() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     ${postgresqlFrom('new')} FROM ${postgresqlJoin('new')};
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER teledeclarations_satellites AFTER INSERT ON teledeclarations FOR EACH ROW
   WHEN (${isOfKitchen('new')}) EXECUTE FUNCTION copy_declared_satellites()`,
]
const postgresqlDown = [
  'DROP TRIGGER teledeclarations_satellites ON teledeclarations',
  'DROP FUNCTION copy_declared_satellites()',
]
