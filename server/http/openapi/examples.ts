import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'

/** By operation: what one could send. Invented, and held to the schema by a test. */
export const bodyExamples: Readonly<Record<string, unknown>> = {
  signIn: { username: 'camille.dupont', password: 'une longue phrase de passe' },
  createToken: { name: 'Envoi des achats, chaque nuit' },
}

/** By operation: what could come back. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  listSectors: sectors.slice(0, 2),
  listMinistries: ministries.slice(0, 2),
  listCanteenLocations: { regions: ['11', '53'], departments: ['29', '75'] },
}
