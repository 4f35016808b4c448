import type { Knex } from 'knex'

/** Elected officials list the canteens of their departments. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX canteens_department_index ON canteens (department)')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX canteens_department_index')
}
