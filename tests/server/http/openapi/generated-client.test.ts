import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fileKinds, scopes } from '@ma-cantine/lib'
import { type ApiVersion, apiVersions } from '@ma-cantine/lib/http/api-version'
import { oazapfts } from 'oazapfts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../../support/files.ts'
import { applicationToken } from '../../support/make-token.ts'
import { campaignYear, openCampaign } from '../../support/open-campaign.ts'
import { makeSiret } from '../../support/sirets.ts'
import { startTestServer, type TestServer } from '../../support/test-server.ts'

const run = promisify(execFile)
const programs = fileURLToPath(new URL('vendors/', import.meta.url))
const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url))

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

/** The tokens of a vendor: in 2026 as the application that a person gave access, before as a script of this person. */
async function tokensOf(version: ApiVersion): Promise<{ TOKEN: string; STAFF_TOKEN: string }> {
  const person = await server.addPerson()
  const staff = await server.addPerson({ isStaff: true })
  const { token } = await applicationToken(server, person, scopes)
  const personal = person.headers.authorization.slice('Bearer '.length)
  return {
    TOKEN: version === '2026' ? token : personal,
    STAFF_TOKEN: staff.headers.authorization.slice('Bearer '.length),
  }
}

/** A vendor's project: a client made of the document that the server gives, the program that uses it, files to send. */
async function makeProject(version: ApiVersion): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `vendor-${version}-`))
  cpSync(programs, folder, { recursive: true })
  // Where Node and the compiler look for the runtime of the generated client.
  symlinkSync(modules, join(folder, 'node_modules'))
  writeFileSync(join(folder, 'client.ts'), await oazapfts(`${origin}/api/schema/?version=${version}`))
  for (const kind of fileKinds) writeFileSync(join(folder, `${kind}.csv`), file(kind, [{}]))
  const compilerOptions = {
    strict: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: [`vendor-${version}.ts`, 'client.ts'] }),
  )
  return folder
}

/** @returns what it wrote, when it fails. */
const outputOf = (command: string, options: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
  run(command, options, { env: { ...process.env, ...environment } }).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
  )

test.each(apiVersions)(
  'the client that a generator makes of the document of %s compiles, and does what a vendor needs',
  async version => {
    const folder = await makeProject(version)
    const compiler = join(modules, 'typescript/bin/tsc')
    expect(await outputOf(process.execPath, [compiler, '-p', folder])).toBe('')
    const environment = {
      ...(await tokensOf(version)),
      ORIGIN: origin,
      SIRETS: Array.from({ length: 10 }, (_, index) => makeSiret(Number(version) * 10 + index)).join(','),
      CAMPAIGN_YEAR: String(campaignYear),
    }
    expect(await outputOf(process.execPath, [join(folder, `vendor-${version}.ts`)], environment)).toBe('')
    rmSync(folder, { recursive: true })
  },
  // Three programs run one after the other: the generator, the compiler, the vendor's.
  300_000,
)
