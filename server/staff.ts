/** Gives an account the role of staff in the database of the settings, or takes it away: the way to the first one. */
import { parseArgs } from 'node:util'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import { changeStaffByScript } from './administration/staff-by-script.ts'
import { openConfiguredDatabase } from './operations/configured-database.ts'
import { OperationError } from './operations/operation-error.ts'
import { endWithUsage, runOperation } from './operations/terminal-operation.ts'
import { readSettings } from './settings/settings.ts'

const usage = 'Utilisation : npm run staff -- ADRESSE --reason "RAISON" [--remove]'

/** The arguments; null where they are not those of the usage. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { reason: { type: 'string' }, remove: { type: 'boolean', default: false } },
    })
    const [email, ...others] = positionals
    return email && values.reason !== undefined && others.length === 0
      ? { email, reason: values.reason, isStaff: !values.remove }
      : null
  } catch {
    return null
  }
}

const change = readArguments()
if (!change) endWithUsage(usage)

await runOperation(async () => {
  const reason = Reason.safeParse(change.reason)
  if (!reason.success) {
    throw new OperationError('Donnez la raison après --reason, en 10 à 500 caractères : la personne la lit.')
  }
  const settings = readSettings(process.env)
  const database = await openConfiguredDatabase(settings)
  try {
    const refusals = await changeStaffByScript(database, settings, { ...change, reason: reason.data })
    if (refusals.length > 0) throw new OperationError(refusals.join(' '))
  } finally {
    await database.close()
  }
  return change.isStaff
    ? `${change.email} fait partie de l’équipe : un message l’en prévient dès que le serveur fonctionne.`
    : `${change.email} ne fait plus partie de l’équipe : un message l’en prévient dès que le serveur fonctionne.`
})
