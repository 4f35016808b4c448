import { createReadStream, readFileSync } from 'node:fs'
import {
  checkFile,
  describeError,
  type ErrorCode,
  type ImportAnswer,
  type Locale,
  SiretCollector,
} from '@ma-cantine/lib'
import { readUserTable } from '@ma-cantine/lib/imports/user-table'
import type { NewUser } from '../../server/accounts/users.ts'
import { asked, give, tokenTo } from '../server/recap-requests/support/recap-link.ts'
import { declareStored } from '../server/support/declare-stored.ts'
import { personalToken } from '../server/support/make-token.ts'
import { campaignYear, openCampaign } from '../server/support/open-campaign.ts'
import { isSiretLookup, makeSiret } from '../server/support/sirets.ts'
import {
  multipart,
  multipartType,
  type Person,
  startTestServer,
  type TestServer,
} from '../server/support/test-server.ts'
import { examplePath } from './examples.ts'
import { canteen, file } from './files.ts'

/** An error in the sentences that its reader gets. */
export interface DescribedError {
  readonly code: string
  readonly title: string
  readonly message: string
  readonly advice: string
}

/**
 * Produces an error where it really arises.
 * @returns its sentences in the given language.
 */
export type ErrorScene = (locale: Locale) => Promise<readonly DescribedError[]>

const purchases = readFileSync(examplePath('achats.csv'))
const detailed = '/api/v1/importDiagnostics/complete/'

/** Staff ask that a diagnostic be declared. */
async function declare({ server, headers }: Scene): Promise<Answer> {
  const staff = await server.addPerson({ isStaff: true })
  const content = Buffer.from(file('diagnostics_admin', [{ admin_statut_teledeclaration: 'teledeclare' }]))
  return server.upload('/api/v1/importDiagnostics/simple/', staff, content, { headers })
}

/** Somebody adds two managers to a canteen. */
async function invite(server: TestServer, headers: Scene['headers'], user: Partial<NewUser> = {}): Promise<Answer> {
  const content = file('cantines', [{ gestionnaires_additionnels: 'un@exemple.fr,deux@exemple.fr' }])
  return server.upload('/api/v1/importCanteens/', await server.addPerson(user), content, { headers })
}

/** Checks one cell with a user's schema, because none of ours counts characters. */
function byOwnSchema(constraints: object, cell: string): ErrorScene {
  return async locale => {
    const read = readUserTable(JSON.stringify({ fields: [{ name: 'code', type: 'string', constraints }] }), 'codes')
    if ('problems' in read) throw new Error('The schema should be right')
    const { table } = read
    const { errors } = await checkFile([new TextEncoder().encode(`code\n${cell}\n`)], { table })
    return errors.map(error => ({ code: error.code, ...describeError(error, table.schema, locale) }))
  }
}

/**
 * Scenes for the codes that no file of examples/ can show: they depend on a question, on stored data, on the sender or
 * on the way of sending. Scenes send examples where they can.
 */
export const errorScenes: Partial<Record<ErrorCode, ErrorScene>> = {
  'unknown-sheet': async locale => {
    const { errors } = await checkFile(createReadStream(examplePath('achats.xlsx')), { sheet: 'Mars' })
    return errors.map(error => ({ code: error.code, ...describeError(error, null, locale) }))
  },
  'min-length': byOwnSchema({ minLength: 3 }, 'A1'),
  'max-length': byOwnSchema({ maxLength: 3 }, 'A123'),
  'unknown-canteen': onServer(({ send }) => send(purchases)),
  'not-manager': onServer(async ({ server, send }) => {
    await addCanteensOf(purchases, server, [await server.addPerson()])
    return send(purchases)
  }),
  'canteen-exists': onServer(async ({ server, person, headers }) => {
    const content = readFileSync(examplePath('cantines_2026_creer.csv'))
    await addCanteensOf(content, server, [person])
    return server.upload('/api/v1/importCanteens/', person, content, { headers })
  }),
  'siret-taken': onServer(async ({ server, person, headers }) => {
    await server.addCanteen(canteen.siret, [])
    const cantine_id = String(await server.addCanteen(makeSiret(1), [person]))
    return server.upload('/api/v1/importCanteens/', person, file('cantines_2026_modifier', [{ cantine_id }]), {
      headers,
    })
  }),
  'central-kitchen': onServer(async ({ server, person, headers }) => {
    const cantine_id = String(await server.addCanteen(canteen.siret, [person], { productionType: 'central' }))
    return server.upload('/api/v1/importCanteens/', person, file('cantines_2026_modifier', [{ cantine_id }]), {
      headers,
    })
  }),
  'unknown-group': onServer(async ({ server, person, headers }) => {
    const cantine_id = String(await server.addCanteen(canteen.siret, [person]))
    const row = { cantine_id, type_production: 'Restaurant satellite', groupe_id: cantine_id }
    return server.upload('/api/v1/importCanteens/', person, file('cantines_2026_modifier', [row]), { headers })
  }),
  'group-declared': onServer(async ({ server, person, headers }) => {
    const groupId = await server.addCanteen('', [person], { siret: null, productionType: 'groupe' })
    const columns = { productionType: 'site_cooked_elsewhere', groupId }
    const cantine_id = String(await server.addCanteen(canteen.siret, [person], columns))
    const date = new Date().toISOString()
    const report = {
      canteenId: groupId,
      year: campaignYear,
      creationDate: date,
      modificationDate: date,
    }
    await server.app.services.database.writer('diagnostics').insert(report)
    await declareStored(server)
    return server.upload('/api/v1/importCanteens/', person, file('cantines_2026_modifier', [{ cantine_id }]), {
      headers,
    })
  }, openCampaign),
  'outside-token': onServer(async ({ server, person, headers }) => {
    await addCanteensOf(purchases, server, [person])
    const covered = await server.addCanteen(makeSiret(1), [person])
    const limited = { ...person, ...(await personalToken(server, person, ['import:write'], { canteenIds: [covered] })) }
    return server.upload('/api/v1/importPurchases/', limited, purchases, { headers })
  }),
  'not-requested-canteen': byRecapLink({ siret: makeSiret(2) }),
  'before-requested-period': byRecapLink({ date_debut: '2023-12-01', date_fin: '2023-12-31' }),
  'after-requested-period': byRecapLink({ date_debut: '2025-01-01', date_fin: '2025-12-31' }),
  'staff-columns': onServer(({ server, person, headers }) =>
    server.upload('/api/v1/importCanteens/', person, readFileSync(examplePath('cantines_admin.csv')), { headers }),
  ),
  'staff-file': onServer(({ server, person, headers }) =>
    server.upload('/api/v1/importCanteens/', person, file('cantines_2026_gestionnaires', [{}]), { headers }),
  ),
  'duplicate-file': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    await send(purchases)
    return send(purchases)
  }),
  'disagrees-with-stored': onServer(async ({ server, person, headers }) => {
    const send = (cells: Record<string, string>) =>
      server.upload(detailed, person, Buffer.from(file('diagnostics_complets', [cells])), { headers })
    await send({ valeur_bio_boissons: '9000' })
    return send({ valeur_totale: '8000' })
  }),
  'declared-diagnostic': onServer(async ({ server, person, headers }) => {
    const send = (cells: Record<string, string>) =>
      server.upload('/api/v1/importDiagnostics/simple/', person, Buffer.from(file('diagnostics', [cells])), { headers })
    await send({})
    await declareStored(server)
    return send({ valeur_bio: '1' })
  }),
  'campaign-closed': onServer(declare),
  'declaration-refused': onServer(declare, openCampaign),
  'data-moved': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    const { reader, writer } = server.app.services.database
    // The canteens change managers after the import has looked them up and before it writes.
    reader.on('query-response', (_: unknown, { sql }: { sql: string }) => {
      if (isSiretLookup(sql)) void writer('canteenManagers').delete().then()
    })
    return send(purchases)
  }),
  'similar-purchases': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    // The same purchases in a file of other bytes.
    await send(Buffer.concat([Buffer.from('\ufeff'), purchases]))
    return send(purchases, '?similar=refuse')
  }),
  'plan-of-another-file': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    const planned = await send(Buffer.concat([Buffer.from('\ufeff'), purchases]), '?dryRun=true')
    return send(purchases, planOf(planned))
  }),
  'plan-expired': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    const planned = await send(purchases, '?dryRun=true')
    await server.app.services.database.writer('importPlans').update({ expiryDate: new Date().toISOString() })
    return send(purchases, planOf(planned))
  }),
  'plan-applied': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    const planned = await send(purchases, '?dryRun=true')
    await send(purchases, planOf(planned))
    return send(purchases, planOf(planned))
  }),
  'plan-outdated': onServer(async ({ server, person, send }) => {
    await addCanteensOf(purchases, server, [person])
    const planned = await send(purchases, '?dryRun=true')
    await send(Buffer.concat([Buffer.from('\ufeff'), purchases]))
    return send(purchases, planOf(planned))
  }),
  'unconfirmed-sender': onServer(({ server, headers }) => invite(server, headers, { emailConfirmed: false })),
  'too-many-emails': onServer(({ server, headers }) => invite(server, headers), {
    RATE_LIMITS: 'invitationsBySender=1/60',
  }),
  'file-too-large': onServer(({ send }) => send(purchases), { IMPORT_MAX_BYTES: String(purchases.length - 1) }),
  'missing-file': onServer(({ server, person, headers }) =>
    server.upload('/api/v1/importPurchases/', person, purchases, { headers, name: 'autre' }),
  ),
  'other-kind': onServer(({ server, person, headers }) =>
    server.upload(detailed, person, readFileSync(examplePath('diagnostics.csv')), { headers }),
  ),
  'file-format': onServer(({ server, person, headers }) =>
    server.upload('/api/v1/importPurchases/', person, '%PDF-1.7', {
      headers,
      filename: 'achats.pdf',
      type: 'application/pdf',
    }),
  ),
  'unreadable-upload': onServer(({ server, person, headers }) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/importPurchases/',
      headers: { ...person.headers, ...headers, 'content-type': multipartType },
      payload: multipart(purchases).subarray(0, -60),
    }),
  ),
}

type Answer = Awaited<ReturnType<TestServer['upload']>>

interface Scene {
  readonly server: TestServer
  /** The sender; a manager of no canteen unless the scene adds one. */
  readonly person: Person
  /** Headers that ask for the language. */
  readonly headers: Record<string, string>
  /** Sends a file of purchases. */
  send(content: Buffer, query?: string): Promise<Answer>
}

const planOf = (answer: Answer): string => `?plan=${answer.json<ImportAnswer>().plan?.id}`

/** Plays a scene on a server of its own. */
function onServer(play: (scene: Scene) => Promise<Answer>, environment: Record<string, string> = {}): ErrorScene {
  return async locale => {
    const server = await startTestServer(environment)
    try {
      const person = await server.addPerson()
      const headers = { 'accept-language': locale }
      const send = (content: Buffer, query = '') =>
        server.upload(`/api/v1/importPurchases/${query}`, person, content, { headers })
      return (await play({ server, person, headers, send })).json<ImportAnswer>().errors
    } finally {
      await server.close()
    }
  }
}

/** A supplier answers a request for a recap of 2024 with a row that has these cells. */
function byRecapLink(cells: Record<string, string>): ErrorScene {
  return onServer(async ({ server, person, headers }) => {
    const id = await server.addCanteen(makeSiret(1), [person])
    await asked(server, person, [id])
    const content = file('recapitulatif_fournisseur', [{ siret: makeSiret(1), ...cells }])
    return give(server, await tokenTo(server), content, { headers })
  })
}

async function addCanteensOf(content: Buffer, server: TestServer, managers: readonly Person[]): Promise<void> {
  const sirets = new SiretCollector()
  await checkFile([content], { sirets })
  for (const siret of sirets.places.keys()) await server.addCanteen(siret, managers)
}
