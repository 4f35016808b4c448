import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkFile,
  type FileKind,
  type FileReport,
  type ImportAnswer,
  importEndpoints,
  SiretCollector,
} from '@ma-cantine/lib'
import { readCanteenKey } from '@ma-cantine/lib/canteens/canteen-keys'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { isStaffKind } from '@ma-cantine/lib/imports/import-outcome'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writePurchases } from '../bench/purchases-file.ts'
import { cli, folder } from '../cli/support/run-cli.ts'
import { errorsOf, type ImportPath, startTestServer } from '../server/support/test-server.ts'
import { type BrowserEngine, startBrowserEngine } from '../support/browser-engine.ts'
import { createDamagedFile } from '../support/damaged-files.ts'
import { archiveOfEmptyFiles } from '../support/empty-files.ts'
import { exampleKind, examplePath, expectedExamples, expectedFolders } from '../support/examples.ts'
import { listErrors } from '../support/files.ts'
import { isLong, trials } from '../support/trials.ts'
import { canteenIds } from '../support/varied-cells.ts'
import { canteenFiles } from './canteen-files.ts'
import { purchaseFiles } from './purchase-files.ts'
import { reportFiles } from './report-files.ts'
import { troubledFiles } from './troubled-files.ts'

interface CorpusFile {
  readonly name: string
  /** The kind to check; undefined to recognise it from the header. */
  readonly kind: FileKind | undefined
  readonly bytes: Buffer
}

/** The files that give canteens SIRETs which no other may have. */
const givingSirets: ReadonlySet<FileKind> = new Set<FileKind>(['cantines_2026_creer', 'cantines_2026_modifier'])

/** `DAMAGED_FILES=400` makes a longer run. */
const damagedFiles = Number(process.env.DAMAGED_FILES ?? 120)
const besideOthers = Object.entries(expectedFolders).flatMap(([folder, files]) =>
  Object.keys(files).map(name => `${folder}/${name}`),
)
const examples = [...Object.keys(expectedExamples), ...besideOthers].map(
  (name): CorpusFile => ({
    name: name.replace('/', '-'),
    kind: exampleKind(name),
    bytes: readFileSync(examplePath(name)),
  }),
)
const damaged = Array.from({ length: damagedFiles }, (_, index): CorpusFile => {
  const { kind, bytes } = createDamagedFile(9000 + index, 1 + (index % 50))
  // Some files are checked without a kind.
  return { name: `${index}.csv`, kind: index % 5 === 0 ? undefined : kind, bytes: Buffer.from(bytes) }
})
/** An archive, refused by its content whatever its name. */
const endless: CorpusFile = { name: 'vide.csv', kind: 'achats', bytes: Buffer.from(archiveOfEmptyFiles(60_000)) }
const troubled = troubledFiles.map(({ name, kind, bytes }): CorpusFile => ({ name, kind, bytes: Buffer.from(bytes) }))
const ofFormats = [...purchaseFiles, ...canteenFiles, ...reportFiles].map(
  ({ name, kind, bytes }): CorpusFile => ({ name, kind, bytes: Buffer.from(bytes) }),
)
const all = [...examples, ...troubled, ...ofFormats, ...damaged]
/** One of each four in the tests of each change. */
const corpus = [...all.filter((_, index) => isLong || index % 4 === 0), endless]

/** The verdicts of the library, and all SIRETs of the files. */
const reports = new Map<CorpusFile, FileReport>()
const sirets = new SiretCollector()
let browser: BrowserEngine
beforeAll(async () => {
  for (const file of corpus) reports.set(file, await checkFile([file.bytes], { kind: file.kind, sirets }))
  browser = await startBrowserEngine()
}, 300_000)
afterAll(() => browser?.close())

const counts = `${corpus.length} of ${examples.length} examples, ${troubled.length} troubled, ${ofFormats.length} formatted and ${damagedFiles} damaged`

describe(`the ${counts} files get one verdict`, () => {
  test('in the library and the terminal, to the digest', async () => {
    const into = folder()
    for (const kind of new Set(corpus.map(file => file.kind))) {
      const files = corpus.filter(file => file.kind === kind)
      const paths = files.map(({ name, bytes }) => {
        const path = join(into, name)
        writeFileSync(path, bytes)
        return path
      })
      const { stdout } = await cli(['validate', '--json', ...(kind ? ['--schema', kind] : []), ...paths])
      const { files: verdicts } = JSON.parse(stdout) as { files: { file: string; digest: string }[] }
      expect(verdicts.map(({ file, digest }) => [file, digest])).toEqual(
        files.map((file, index) => [paths[index], reports.get(file)?.digest]),
      )
    }
  })

  test('in the library and a worker of Chromium, to the last error', async () => {
    for (const file of corpus) {
      const { report } = await browser.check(file.bytes, file.kind)
      expect({ file: file.name, ...report }).toEqual({ file: file.name, ...reports.get(file) })
    }
  })

  test('in the library and the server, to the digest, for the CSV and TSV files that it accepts', async () => {
    const withSirets = await startWithCanteens(sirets.places.keys())
    const withoutSirets = await startWithCanteens([])
    let [accepted, refused] = [0, 0]
    for (const file of corpus) {
      const { name, kind, bytes } = file
      if (!kind || !/\.[ct]sv$/.test(name) || !(await tellsItsKind(file))) continue
      const { server, user, staff } = givingSirets.has(kind) ? withoutSirets : withSirets
      // Removes what the previous files wrote, because errors of stored data are no part of the verdict.
      await server.app.services.database.writer('diagnostics').delete()
      await withoutSirets.server.app.services.database.writer('canteens').update({ siret: null })
      const person = isStaffKind(kind) ? staff : user
      const answer = (await server.upload(importEndpoints[kind].path as ImportPath, person, bytes)).json<ImportAnswer>()
      // Opens campaigns, so that the verdict does not depend on the day.
      if (answer.errors.some(({ code }) => code === 'campaign-closed')) continue
      expect([name, answer.digest, errorsOf(answer)]).toEqual([
        name,
        reports.get(file)?.digest,
        listErrors(reports.get(file) as FileReport),
      ])
      if (answer.count > 0) accepted++
      else refused++
    }
    expect(accepted).toBeGreaterThan(trials(20))
    expect(refused).toBeGreaterThan(trials(100))
    // More than a thousand requests.
  }, 300_000)
})

/** The cells of a column, those of wrong rows included. */
function cellsOf({ kind, bytes }: CorpusFile, field: string): string[] {
  const cells: string[] = []
  if (!kind) return cells
  const onCell = (text: string) => void cells.push(text)
  const validation = new Validation({ tables: [tableOf(kind)], watch: { fields: [field], onCell } })
  validation.push(bytes)
  validation.end()
  return cells
}

const idIn = (text: string): number => Number(readCanteenKey('cantine_id', text) ?? canteenIds[0])

/** The ids by which the files name canteens, and those by which they name groups. */
function idsNamed(): { readonly canteens: ReadonlySet<number>; readonly groups: ReadonlySet<number> } {
  const canteens = new Set([...canteenIds, ...corpus.flatMap(file => cellsOf(file, 'cantine_id').map(idIn))])
  const named = new Set(corpus.flatMap(file => cellsOf(file, 'groupe_id').map(idIn)))
  return { canteens, groups: new Set([...named].filter(id => !canteens.has(id))) }
}

let named: ReturnType<typeof idsNamed> | undefined
/** A server whose canteens and groups, those of the files, a manager and a member of staff manage. */
async function startWithCanteens(known: Iterable<string>) {
  const server = await startTestServer()
  onTestFinished(() => server.close())
  const [user, staff] = [await server.addPerson(), await server.addPerson({ isStaff: true })]
  named ??= idsNamed()
  const { canteens, groups } = named
  for (const id of canteens) await server.addCanteen(`Cantine ${id}`, [user, staff], { id, siret: null })
  for (const id of groups) await server.addCanteen('', [user, staff], { id, siret: null, productionType: 'groupe' })
  for (const siret of known) await server.addCanteen(siret, [user, staff])
  return { server, user, staff }
}

/** Whether the server recognises the kind of a file at an address that takes several kinds. */
async function tellsItsKind(file: CorpusFile): Promise<boolean> {
  if (file.kind?.endsWith('_cc')) return true
  const { schema } = await checkFile([file.bytes])
  // A header that tells nothing is compared with that of 2025.
  if (schema === null) return file.kind === 'achats' || file.kind === 'diagnostics_complets'
  return schema.name === reports.get(file)?.schema?.name
}

const managed = ['21340172201787', '99821993500017']

/** Writes a file of purchases, two in a hundred of them wrong. */
async function writeRows(rows: number): Promise<{ readonly path: string; readonly bytes: Buffer }> {
  const path = join(folder(), 'achats.csv')
  await writePurchases(path, { rows, wrong: 0.02, sirets: managed })
  return { path, bytes: readFileSync(path) }
}

const digestInTerminal = async (path: string): Promise<string> =>
  JSON.parse((await cli(['validate', '--json', path])).stdout).files[0].digest

test('a file that is read in many pieces gets one digest in the four', async () => {
  const { path, bytes } = await writeRows(30_000)
  expect(bytes.length).toBeGreaterThan(2 * 1024 * 1024)
  const { digest, errorCount } = await checkFile([bytes])
  expect(errorCount).toBeGreaterThan(100)
  const inChromium = await browser.check(bytes)
  const server = await startTestServer({ IMPORT_MAX_BYTES: String(bytes.length) })
  onTestFinished(() => server.close())
  const user = await server.addPerson()
  for (const siret of managed) await server.addCanteen(siret, [user])
  const answer = await server.importPurchases(user, bytes)
  expect([await digestInTerminal(path), inChromium.report.digest, answer.digest]).toEqual([digest, digest, digest])
})

test('a file that the terminal checks with all cores gets the digest of the library', { tags: 'long' }, async () => {
  const { path, bytes } = await writeRows(370_000)
  // The size from which the terminal shares a file between threads.
  expect(bytes.length).toBeGreaterThan(32 * 1024 * 1024)
  const { digest, errorCount } = await checkFile([bytes])
  expect(errorCount).toBeGreaterThan(1000)
  expect(await digestInTerminal(path)).toBe(digest)
})
