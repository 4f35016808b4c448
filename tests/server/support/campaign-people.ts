import { makeSiret } from './sirets.ts'
import type { Person, TestServer } from './test-server.ts'

/** A day in Paris at this hour, in winter or in summer. */
export function parisMoment(day: string, hour: number, minute = 0): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00Z`)
  const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', timeZoneName: 'shortOffset' })
    .formatToParts(guess)
    .find(({ type }) => type === 'timeZoneName')
  return new Date(guess.getTime() - Number(offset?.value.replace('GMT', '')) * 3_600_000)
}

export const completeCanteen = {
  cityInseeCode: '54318',
  economicModel: 'private',
  managementType: 'direct',
  productionType: 'site',
  dailyMealCount: 100,
  yearlyMealCount: 20_000,
}

let sirets = 50_000
/** A canteen that lacks nothing; with a diagnostic of 2024 that is ready to declare, or without one. */
export async function addCanteen(
  server: TestServer,
  managers: readonly Person[],
  { name, columns = {}, total = null }: { name?: string; columns?: object; total?: number | null } = {},
): Promise<number> {
  const { writer } = server.app.services.database
  const id = await server.addCanteen(makeSiret(++sirets), managers, {
    ...completeCanteen,
    // The reminder of a first report is another one.
    emailNoDiagnosticFirstReminder: new Date().toISOString(),
    ...(name === undefined ? {} : { name }),
    ...columns,
  })
  await writer('canteenSectors').insert({ canteenId: id, sectorId: 1 })
  if (total !== null) {
    const date = '2025-01-02T10:00:00.000Z'
    await writer('diagnostics').insert({
      canteenId: id,
      year: 2024,
      diagnosticType: 'SIMPLE',
      valueTotalHt: total,
      creationDate: date,
      modificationDate: date,
    })
  }
  return id
}

/** Declares what is stored of 2024 for a canteen. */
export async function declare(server: TestServer, person: Person, canteenId: number): Promise<void> {
  const diagnostic: { id: number } = await server.app.services.database
    .reader('diagnostics')
    .where({ canteenId, year: 2024 })
    .first('id')
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/teledeclaration/',
    headers: person.headers,
    payload: { diagnosticId: diagnostic.id, honourStatement: true },
  })
  if (answer.statusCode !== 201) throw new Error(answer.body)
}

/** Adds people who each manage one canteen without a diagnostic, in a few statements. @returns their addresses. */
export async function addCrowd(server: TestServer, count: number, prefix = 'foule'): Promise<string[]> {
  const { writer } = server.app.services.database
  const date = new Date().toISOString()
  const emails = Array.from({ length: count }, (_, index) => `${prefix}${index}@exemple.fr`)
  for (let start = 0; start < count; start += 500) {
    const part = emails.slice(start, start + 500)
    const people: { id: number }[] = await writer('users')
      .insert(
        part.map(email => ({
          username: email.split('@')[0],
          usernameKey: email.split('@')[0],
          email,
          emailKey: email,
          passwordHash: '-',
          firstName: 'Camille',
          lastName: 'Dupont',
          emailConfirmed: true,
          creationDate: date,
          // Older reminders are of no interest here.
          emailNoCanteenFirstReminder: date,
          emailNoCanteenSecondReminder: date,
        })),
      )
      .returning('id')
    const canteens: { id: number }[] = await writer('canteens')
      .insert(
        part.map(email => ({
          name: `Cantine de ${email}`,
          siret: makeSiret(++sirets),
          searchText: `cantine de ${email}`,
          creationDate: date,
          modificationDate: date,
          emailNoDiagnosticFirstReminder: date,
        })),
      )
      .returning('id')
    await writer('canteenManagers').insert(
      people.map(({ id }, index) => ({ userId: id, canteenId: canteens[index]?.id ?? 0 })),
    )
  }
  return emails
}
