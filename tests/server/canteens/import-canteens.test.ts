import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../../support/siret-number.ts'
import { countStatements } from '../support/count-statements.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let user: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  user = await server.addPerson()
  staff = await server.addPerson({ isStaff: true })
})
afterAll(() => server.close())

const importRows = (rows: Record<string, string>[], person = user) =>
  server.importCanteens(person, file('cantines', rows))
const importStaffRows = (rows: Record<string, string>[], person = staff) =>
  server.importCanteens(person, file('cantines_admin', rows))

const stored = () => server.rows<Record<string, unknown>>('canteens')
const teams = () => server.rows<{ canteenId: number; userId: number }>('canteenManagers')
const invitations = async () => (await server.rows<{ email: string }>('managerInvitations')).map(({ email }) => email)
const mails = async () =>
  (await server.rows<{ recipient: string; subject: string; body: string }>('outgoingEmails')).map(
    ({ recipient, subject, body }) => ({ recipient, subject, body }),
  )

describe('a new canteen', () => {
  test('is created with the values of the row, its importer on the team', async () => {
    const answer = await importRows([
      { siret_livreur_repas: parc, type_production: 'site_cooked_elsewhere', secteurs: 'Crèche + IME / ITEP' },
    ])
    expect(answer).toMatchObject({ count: 1, errorCount: 0, errors: [], duplicateFile: false, duplicatePurchases: [] })
    expect(answer.canteens).toMatchObject([
      {
        name: 'Cantine des Tilleuls',
        siret: tilleuls,
        cityInseeCode: '54318',
        postalCode: '54460',
        centralProducerSiret: parc,
        dailyMealCount: 300,
        yearlyMealCount: 67_000,
        sectors: [1, 15],
        productionType: 'site_cooked_elsewhere',
        managementType: 'direct',
        economicModel: 'public',
        lineMinistry: null,
        satelliteCanteensCount: null,
        creationSource: 'IMPORT',
        isSatellite: true,
        managers: [{ email: user.email }],
        managerInvitations: [],
      },
    ])
  })

  test('with the SIRET of a deleted canteen is another canteen', async () => {
    const deleted = await server.addCanteen(tilleuls, [], { deletionDate: '2024-01-01T00:00:00.000Z' })
    const answer = await importRows([{}])
    expect(answer.count).toBe(1)
    expect(answer.canteens[0]?.id).not.toBe(deleted)
  })
})

describe('a canteen of the user', () => {
  test('is updated; blank cells erase, sectors are replaced, its source stays', async () => {
    const id = await server.addCanteen(tilleuls, [user], {
      postalCode: '75001',
      economicModel: 'private',
      centralProducerSiret: lac,
      satelliteCanteensCount: 4,
      creationSource: 'APP',
      city: 'Liverdun',
    })
    await server.app.services.database.writer('canteenSectors').insert({ canteenId: id, sectorId: 20 })
    const answer = await importRows([{ code_postal_commune: '', modèle_économique: '', nom: '  Nouveau nom ' }])
    expect(answer.canteens).toMatchObject([
      {
        id,
        name: 'Nouveau nom',
        // Completed again, as the commune of the INSEE code has only this one.
        postalCode: '54460',
        economicModel: null,
        centralProducerSiret: null,
        satelliteCanteensCount: 4,
        city: 'Liverdun',
        sectors: [1],
        creationSource: 'APP',
        managers: [{ email: user.email }],
      },
    ])
    expect(await server.count('canteens')).toBe(1)
  })

  test('keeps its ministry and its source of data in an ordinary file', async () => {
    await server.addCanteen(tilleuls, [user], { lineMinistry: 'armee', importSource: 'resytal' })
    await importRows([{}])
    expect(await stored()).toMatchObject([{ lineMinistry: 'armee', importSource: 'resytal' }])
  })
})

describe('a canteen of another team', () => {
  test('is refused, and nothing of the file is stored', async () => {
    await server.addCanteen(parc, [staff], { name: 'Intacte' })
    const answer = await importRows([{}, { siret: parc }])
    expect(answer.errors).toMatchObject([
      { row: 3, column: 1, field: 'siret', cell: parc, code: 'not-manager', status: 401 },
    ])
    expect(answer).toMatchObject({ count: 0, canteens: [], errorCount: 1 })
    expect(await stored()).toMatchObject([{ name: 'Intacte' }])
  })

  test('is refused to staff in an ordinary file, open to them in theirs', async () => {
    await server.addCanteen(tilleuls, [user])
    expect(errorsOf(await importRows([{}], staff))).toEqual(['2 siret not-manager'])
    expect(await importStaffRows([{ nom: 'Changée' }])).toMatchObject({ count: 1, errors: [] })
    expect(await stored()).toMatchObject([{ name: 'Changée' }])
    expect(await teams()).toMatchObject([{ userId: user.id }])
  })
})

describe('staff', () => {
  test('are not added to the team, whichever file they send', async () => {
    await importRows([{}], staff)
    await importStaffRows([{ siret: parc }])
    expect(await teams()).toEqual([])
  })

  test('set the ministry and the source of data; empty cells erase them', async () => {
    await importStaffRows([
      { admin_ministère_tutelle: 'Agriculture, Alimentation et Forêts', admin_source_donnees: ' resytal ' },
    ])
    expect(await stored()).toMatchObject([{ lineMinistry: 'agriculture', importSource: 'resytal' }])
    await importStaffRows([{}])
    expect(await stored()).toMatchObject([{ lineMinistry: null, importSource: null }])
  })

  test('alone may send their columns: others get one error naming the first', async () => {
    const answer = await importStaffRows([{}, { siret: 'faux' }], user)
    expect(answer.errors).toMatchObject([
      { row: 0, code: 'staff-columns', cell: 'admin_ministère_tutelle', status: 401 },
    ])
    expect(answer).toMatchObject({ count: 0, errorCount: 1, encoding: null })
    expect(await stored()).toEqual([])
  })
})

describe('the answer', () => {
  test('gives the canteens in the order of the file', async () => {
    await server.addCanteen(lac, [user])
    const answer = await importRows([{ siret: parc }, { siret: lac }, { siret: tilleuls }])
    expect(answer.canteens.map(({ siret }) => siret)).toEqual([parc, lac, tilleuls])
    expect(answer.count).toBe(3)
  })

  test('to a wrong file holds every error and no canteen', async () => {
    const answer = await importRows([{ siret: '21340172201788' }, { siret: parc, nombre_repas_jour: 'cent' }])
    expect(errorsOf(answer)).toEqual(['2 siret siret-check-digit', '3 nombre_repas_jour type-error'])
    expect(answer.canteens).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('to a file of purchases says that it is not one of canteens', async () => {
    const answer = await server.importCanteens(user, file('achats', [{}]))
    expect(errorsOf(answer)).toEqual(['0 - other-kind'])
    expect(answer.errors[0]?.title).toContain('/api/v1/importPurchases/')
  })

  test('takes as many statements for thousands of canteens as for a few', async () => {
    const count = (rows: Record<string, string>[]) =>
      countStatements(server, async () => expect((await importRows(rows)).count).toBe(rows.length))
    const emails = { gestionnaires_additionnels: 'a@exemple.fr' }
    const few = await count([{ siret: tilleuls, ...emails }])
    const many = Array.from({ length: 2000 }, (_, i) => ({ siret: makeSiret(i), nom: `Cantine ${i}`, ...emails }))
    expect(await count(many)).toBeLessThanOrEqual(few + 2)
  })
})

describe('additional managers', () => {
  test('with an account join the team and are notified; the others are invited', async () => {
    const colleague = await server.addPerson({ email: 'Collegue@exemple.fr' })
    const answer = await importRows([{ gestionnaires_additionnels: 'collegue@exemple.fr, Nouveau@EXEMPLE.fr' }])
    expect(answer.canteens[0]?.managers.map(({ email }) => email)).toEqual([user.email, 'Collegue@exemple.fr'])
    expect(answer.canteens[0]?.managerInvitations).toEqual([{ email: 'Nouveau@exemple.fr' }])
    expect(await teams()).toContainEqual(expect.objectContaining({ userId: colleague.id }))
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['Collegue@exemple.fr', 'Nouveau@exemple.fr'])
    expect(sent[0]?.body).toContain('- Cantine des Tilleuls\n')
    expect(sent[0]?.body).toContain('http://127.0.0.1:8000/dashboard/')
    expect(sent[1]?.body).toContain('http://127.0.0.1:8000/creer-mon-compte')
  })

  test('among accounts that differ by their case: the exact one, else an invitation', async () => {
    const exact = await server.addPerson({ username: 'exact', email: 'jean@exemple.fr' })
    await server.addPerson({ username: 'autre', email: 'Jean@exemple.fr' })
    await importRows([{ gestionnaires_additionnels: 'jean@exemple.fr,JEAN@exemple.fr' }])
    expect((await teams()).map(({ userId }) => userId).toSorted()).toEqual([user.id, exact.id].toSorted())
    expect(await invitations()).toEqual(['JEAN@exemple.fr'])
  })

  test('already on the team or already invited are not notified again', async () => {
    await server.addPerson({ email: 'collegue@exemple.fr' })
    const row = { gestionnaires_additionnels: `collegue@exemple.fr,nouveau@exemple.fr,${user.email}` }
    await importRows([row])
    expect(await mails()).toHaveLength(2)
    await importRows([row])
    expect(await mails()).toHaveLength(2)
    expect(await invitations()).toEqual(['nouveau@exemple.fr'])
    expect(await teams()).toHaveLength(2)
  })

  test('of the silent column join or are invited without a message', async () => {
    const colleague = await server.addPerson({ email: 'collegue@exemple.fr' })
    await importStaffRows([{ admin_gestionnaires_additionnels: 'collegue@exemple.fr, nouveau@exemple.fr' }])
    expect(await teams()).toMatchObject([{ userId: colleague.id }])
    expect(await invitations()).toEqual(['nouveau@exemple.fr'])
    expect(await mails()).toEqual([])
  })

  test('named in both columns are notified once', async () => {
    await importStaffRows([
      { gestionnaires_additionnels: 'a@exemple.fr', admin_gestionnaires_additionnels: 'a@exemple.fr' },
    ])
    expect(await invitations()).toEqual(['a@exemple.fr'])
    expect(await mails()).toHaveLength(1)
  })

  test('with a wrong address, or a comma too many, refuse the file', async () => {
    for (const gestionnaires_additionnels of ['pas une adresse', 'a@exemple.fr,']) {
      expect(errorsOf(await importRows([{ gestionnaires_additionnels }]))).toEqual([
        '2 gestionnaires_additionnels invalid-email',
      ])
    }
  })

  test('of a refused file get no message, even on its right rows', async () => {
    await importRows([{ gestionnaires_additionnels: 'nouveau@exemple.fr' }, { siret: parc, nom: '' }])
    expect(await mails()).toEqual([])
    expect(await invitations()).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('get their message as a file where there is no SMTP server', async () => {
    await importRows([{ gestionnaires_additionnels: 'nouveau@exemple.fr' }])
    const name = await eventually(() => {
      try {
        return readdirSync(server.settings.mailFolder).find(entry => entry.endsWith('.eml'))
      } catch {
        return undefined
      }
    })
    const message = readFileSync(join(server.settings.mailFolder, name), 'utf8')
    expect(message).toContain('To: nouveau@exemple.fr')
    await eventually(async () => {
      const [mail] = await server.rows<{ sentDate: string | null }>('outgoingEmails')
      return mail?.sentDate ?? undefined
    })
  })
})
