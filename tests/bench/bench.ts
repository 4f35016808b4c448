/** Speed and memory, in one run on one machine: ours beside csv-parse alone and the tableschema package. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startBrowserEngine } from '../support/browser-engine.ts'
import { installChromium } from '../support/chromium.ts'
import startPostgresqlWithTables from '../support/postgresql-setup.ts'
import { measureCanteenLists } from './canteens-list.ts'
import { detailedDiagnosticsFile } from './diagnostics-file.ts'
import { type Import, importOverHttp } from './imports.ts'
import { built, measure, medianOf, onOneCore } from './measure.ts'
import { type Paced, paced } from './pace.ts'
import { measurePendingActions } from './pending-actions.ts'
import { writePurchases } from './purchases-file.ts'
import { measurePurchaseLists } from './purchases-list.ts'
import { measurePurchaseSummaries } from './purchases-summary.ts'
import { measureSheetPastes } from './sheet-paste.ts'
import { measureSite } from './site.ts'
import { measureSiteChecks } from './site-check.ts'
import { measureTerminal, printTerminal } from './terminal.ts'
import { measureWasteList } from './waste-list.ts'

interface Line {
  readonly what: string
  readonly rows: number
  readonly seconds: number
  /** Null where it cannot be measured: inside a browser. */
  readonly megabytes: number | null
}

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-bench-'))
const cli = built('cli/ma-cantine.js')
const csvParse = fileURLToPath(new URL('read-with-csv-parse.ts', import.meta.url))
const tableschema = fileURLToPath(new URL('validate-with-tableschema.ts', import.meta.url))
const million = 1_000_000
const sirets = ['21340172201787', '99821993500017', '99746507500015', '99599528900015', '99182633000011']
const lines: Line[] = []

function record(what: string, rows: number, { seconds, megabytes }: Pick<Line, 'seconds' | 'megabytes'>): void {
  lines.push({ what, rows, seconds, megabytes })
  const speed = `${Math.round(rows / seconds).toLocaleString('fr-FR')} lignes/s`
  console.log(
    `${what.padEnd(58)} ${seconds.toFixed(2).padStart(8)} s ${speed.padStart(24)} ${(megabytes?.toFixed(0) ?? '—').padStart(6)} Mo`,
  )
}

async function purchases(name: string, rows: number, wrong: number): Promise<string> {
  const path = join(folder, name)
  await writePurchases(path, { rows, wrong, sirets })
  return path
}

async function validation(): Promise<void> {
  for (const [rows, size] of [
    [100_000, '100 000'],
    [million, '1 000 000'],
  ] as const) {
    for (const [wrong, state] of [
      [0, 'sans erreur'],
      [0.01, '1 % de lignes fausses'],
      [1, '100 % de lignes fausses'],
    ] as const) {
      const file = await purchases(`${rows}-${wrong}.csv`, rows, wrong)
      const result = await medianOf(3, cli, ['validate', '--json', file])
      if (result.code !== (wrong === 0 ? 0 : 1)) throw new Error(`validate ended with ${result.code}`)
      record(`ma-cantine validate, ${size} lignes, ${state}`, rows, result)
      if (wrong === 0 && rows === million) await oneCore(file)
      if (wrong === 0) record(`csv-parse seul (lecture), ${size} lignes`, rows, await medianOf(3, csvParse, [file]))
      if (wrong === 0 && rows < million) {
        record(`tableschema, ${size} lignes`, rows, await measure(tableschema, [file, built('schemas/achats.json')]))
      }
    }
  }
}

async function oneCore(file: string): Promise<void> {
  const before = onOneCore()
  if (!before) {
    console.log('  non mesuré sur un seul cœur : la commande taskset manque ici')
    return
  }
  const result = await medianOf(3, cli, ['validate', '--json', file], before)
  if (result.code !== 0) throw new Error(`validate ended with ${result.code}`)
  record('ma-cantine validate, 1 000 000 lignes, sur un seul cœur', million, result)
}

/** The file is one of those of `validation`. */
const atPace = <Result>(work: () => Promise<Result>): Promise<Paced<Result>> =>
  paced(csvParse, join(folder, `${million}-0.csv`), work)

/** Held against what is wanted of another machine: what this one gives, and what that one would. */
function onReference(slowness: number, what: string, goal: string): void {
  const times = slowness.toFixed(2).replace('.', ',')
  console.log(`  machine ${times} fois plus lente que celle de référence, qui donnerait ${what} (voulu : ${goal})`)
}

async function imports(): Promise<void> {
  const told = (slowness: number, { rows, seconds }: Import, goal: string) =>
    onReference(slowness, `${Math.round((rows * slowness) / seconds).toLocaleString('fr-FR')} lignes/s`, goal)
  const sqlite = await atPace(() => importOverHttp(folder, sirets))
  record('import HTTP → SQLite, 100 000 achats', sqlite.result.rows, sqlite.result)
  told(sqlite.slowness, sqlite.result, '50 000')
  const stopPostgresql = await startPostgresqlWithTables()
  try {
    const postgresql = await atPace(() => importOverHttp(folder, sirets, process.env.TEST_POSTGRESQL))
    record('import HTTP → PostgreSQL, 100 000 achats', postgresql.result.rows, postgresql.result)
    told(postgresql.slowness, postgresql.result, '40 000')
  } finally {
    await stopPostgresql()
  }
}

async function lists(): Promise<void> {
  console.log('\nListe des achats d’un utilisateur qui en a 100 000, SQLite, en millisecondes :')
  const { result, slowness } = await atPace(() => measurePurchaseLists(folder, 100_000, sirets))
  for (const { what, readers, p50, p95, perSecond } of result) {
    const crowd = `${readers} lecteur${readers > 1 ? 's' : ''}`
    const times = `médiane ${p50.toFixed(1).padStart(7)}, 95 % sous ${p95.toFixed(1).padStart(7)}`
    console.log(`${what.padEnd(40)} ${crowd.padStart(12)} ${times} ${perSecond.toFixed(0).padStart(6)} réponses/s`)
  }
  const [crowd] = result
  if (crowd) onReference(slowness, `95 % sous ${(crowd.p95 / slowness).toFixed(1).replace('.', ',')} ms`, '50 ms')
}

async function growth(): Promise<void> {
  console.log('\nCantines d’un gestionnaire, médianes en millisecondes (voulu : 1,5 fois au plus) :')
  for (const { what, few, many } of await measureCanteenLists()) {
    const times = `100 cantines ${few.toFixed(1).padStart(6)}, 1 000 cantines ${many.toFixed(1).padStart(6)}`
    console.log(`${what.padEnd(40)} ${times}, soit ${(many / few).toFixed(2).replace('.', ',')} fois`)
  }
  console.log(
    '\nGaspillage alimentaire d’une cantine, médianes en millisecondes (voulu : 1,5 fois au plus, hors « toutes ») :',
  )
  for (const { what, few, many } of await measureWasteList()) {
    const times = `50 évaluations ${few.toFixed(1).padStart(6)}, 500 évaluations ${many.toFixed(1).padStart(6)}`
    console.log(`${what.padEnd(44)} ${times}, soit ${(many / few).toFixed(2).replace('.', ',')} fois`)
  }
}

async function actions(): Promise<void> {
  console.log('\nActions en attente d’un gestionnaire, médianes en millisecondes (voulu : 1,5 fois au plus) :')
  for (const { what, few, many } of await measurePendingActions()) {
    const times = `500 cantines ${few.toFixed(1).padStart(6)}, 5 000 cantines ${many.toFixed(1).padStart(6)}`
    console.log(`${what.padEnd(44)} ${times}, soit ${(many / few).toFixed(2).replace('.', ',')} fois`)
  }
}

async function summaries(): Promise<void> {
  console.log(
    '\nSynthèse d’une année d’achats, SQLite, médianes en millisecondes (voulu : 5 fois la première page au plus) :',
  )
  for (const { what, few, many, pages } of await measurePurchaseSummaries(folder)) {
    const times = `10 000 achats ${few.toFixed(1).padStart(6)}, 100 000 achats ${many.toFixed(1).padStart(6)}`
    const ratios = [many / few, pages].map(ratio => ratio.toFixed(2).replace('.', ','))
    console.log(`${what.padEnd(44)} ${times}, soit ${ratios[0]} fois ; ${ratios[1]} fois la première page`)
  }
}

async function site(): Promise<void> {
  console.log('\nSite, par Lighthouse, sur un téléphone quatre fois plus lent et une ligne lente :')
  const paths = ['/', '/v2/importer-des-donnees', '/v2/importer-des-donnees/achats']
  for (const { path, scores, interactive, largestPaint, blocked, bytes } of await measureSite(paths)) {
    const notes = Object.entries(scores).map(([name, score]) => `${name} ${score}`)
    const times = `plus grand affichage ${largestPaint} ms, utilisable ${interactive} ms, bloquée ${blocked} ms`
    console.log(`${path.padEnd(40)} ${notes.join(', ')} ; ${times} ; ${Math.round(bytes / 1000)} ko`)
  }
}

async function tenMillions(): Promise<void> {
  const rows = 10 * million
  const file = await purchases('ten-millions.csv', rows, 0)
  record('ma-cantine validate, 10 000 000 lignes, sans erreur', rows, await measure(cli, ['validate', '--json', file]))
  rmSync(file)
}

async function detailedDiagnostics(): Promise<void> {
  const rows = 20_000
  const file = join(folder, 'diagnostics.csv')
  writeFileSync(file, detailedDiagnosticsFile(rows))
  const result = await medianOf(3, cli, ['validate', '--json', file])
  if (result.code !== 0) throw new Error(`validate ended with ${result.code}`)
  record('ma-cantine validate, bilans détaillés (128 colonnes)', rows, result)
}

async function inBrowser(): Promise<void> {
  const rows = 100_000
  const file = await purchases('browser.csv', rows, 0)
  const browser = await startBrowserEngine()
  try {
    const { report, milliseconds, longestBlock } = await browser.check(readFileSync(file))
    if (!report.valid || report.rows !== rows) throw new Error('The browser refused the file')
    record('Chromium, 100 000 lignes dans un worker', rows, { seconds: milliseconds / 1000, megabytes: null })
    console.log(`  page bloquée au plus ${longestBlock.toFixed(0)} ms`)
  } finally {
    await browser.close()
  }
}

async function onTheSite(): Promise<void> {
  const rows = 100_000
  const files = [
    ['sans erreur', await purchases('site-right.csv', rows, 0)],
    ['100 % de lignes fausses', await purchases('site-wrong.csv', rows, 1)],
  ] as const
  const { result: checks, slowness } = await atPace(() => measureSiteChecks(files.map(([, path]) => path)))
  for (const [index, { milliseconds, longestTask }] of checks.entries()) {
    const what = `page d’import ralentie 4 fois, 100 000 lignes, ${files[index]?.[0]}`
    record(what, rows, { seconds: milliseconds / 1000, megabytes: null })
    console.log(`  page bloquée au plus ${longestTask === 0 ? 'moins de 50' : longestTask.toFixed(0)} ms d’affilée`)
    if (longestTask > 0) onReference(slowness, `${(longestTask / slowness).toFixed(0)} ms`, '50 ms')
  }
}

/** A paste in the sheet of purchases: the longest task in the median of three runs. */
async function inTheSheet(): Promise<void> {
  const rows = 2000
  const [, median = 0] = (await measureSheetPastes(rows, 3)).sort((a, b) => a - b)
  console.log(
    `saisie d’achats, bloc de 2 000 lignes collé, machine 4 fois plus lente : page bloquée au plus ${median.toFixed(0)} ms d’affilée (voulu : 50)`,
  )
}

try {
  installChromium()
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}\n`)
  await validation()
  printTerminal(await measureTerminal(sirets))
  await tenMillions()
  await detailedDiagnostics()
  await inBrowser()
  await onTheSite()
  await inTheSheet()
  await imports()
  await lists()
  await growth()
  await actions()
  await summaries()
  await site()
  const results = fileURLToPath(new URL('../../bench-results/', import.meta.url))
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'latest.json'), `${JSON.stringify(lines, null, 2)}\n`)
  console.log(`\n${JSON.stringify(lines)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
