import { once } from 'node:events'
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { badFile, cli, createFile, folder, goodFile, startCli } from '../support/run-cli.ts'
import { importAnswer, json, standInServer } from '../support/stand-in-server.ts'

const token = { MA_CANTINE_TOKEN: 'secret-token' }
const quick = ['--settle', '0.1', '--interval', '0.2']

const watchOnce = (path: string, ...args: readonly string[]) =>
  cli(['watch', path, '--once', ...quick, ...args], { env: token })

interface Told {
  readonly event: string
  readonly [key: string]: unknown
}
const eventsOf = (stdout: string): Told[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Told)

/** Starts a watch, whose events come in a list. */
function startWatch(path: string, ...args: readonly string[]) {
  const child = startCli(['watch', path, '--json', ...quick, ...args], { env: token })
  const events: Told[] = []
  let [text, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    const end = text.lastIndexOf('\n') + 1
    events.push(...eventsOf(text.slice(0, end)))
    text = text.slice(end)
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk
  })
  const told = (event: string) => expect.poll(() => events.filter(each => each.event === event)).not.toHaveLength(0)
  return { child, events, told, errors: () => errors, ended: once(child, 'close') as Promise<[number | null]> }
}

describe('watch --once', () => {
  test('files what is there with its report, and leaves the rest', async () => {
    const path = folder()
    createFile(goodFile, 'bon.csv', path)
    createFile(badFile, 'faux.csv', path)
    for (const name of ['arrive.csv.part', '.cache.csv', '~$bon.xlsx', 'notes.txt']) createFile(goodFile, name, path)
    createFile('', 'vide.csv', path)
    const { exitCode, stdout } = await watchOnce(path)
    expect(exitCode).toBe(1)
    expect(stdout).toContain('✔ bon.csv → ')
    expect(stdout).toContain('✖ faux.csv → ')
    expect(stdout).toContain('1 fichier accepté, 1 refusé, 0 en attente.')
    expect(readdirSync(join(path, 'traités'))).toEqual(['bon.csv', 'bon.csv.rapport.txt'])
    expect(readdirSync(join(path, 'refusés'))).toEqual(['faux.csv', 'faux.csv.rapport.txt'])
    expect(readFileSync(join(path, 'refusés', 'faux.csv.rapport.txt'), 'utf8')).toContain('à corriger (3 erreurs')
    expect(readdirSync(path).sort()).toEqual(
      ['.cache.csv', 'arrive.csv.part', 'notes.txt', 'refusés', 'traités', 'vide.csv', '~$bon.xlsx'].sort(),
    )
  })

  test('never replaces a file of the same name', async () => {
    const path = folder()
    for (const description of ['Carottes', 'Poires', 'Navets']) {
      createFile(goodFile.replace('Carottes', description), 'mars.csv', path)
      expect((await watchOnce(path)).exitCode).toBe(0)
    }
    const done = join(path, 'traités')
    expect(
      readdirSync(done)
        .filter(name => name.endsWith('.csv'))
        .sort(),
    ).toEqual(['mars-2.csv', 'mars-3.csv', 'mars.csv'])
    expect(readFileSync(join(done, 'mars.csv'), 'utf8')).toContain('Carottes')
    expect(readFileSync(join(done, 'mars-3.csv'), 'utf8')).toContain('Navets')
  })

  test('sends with --import the right files alone, under a key that the same drop keeps', async () => {
    const { url, requests } = await standInServer(json(importAnswer))
    const path = folder()
    createFile(badFile, 'faux.csv', path)
    const file = createFile(goodFile, 'bon.csv', path)
    const time = new Date('2026-01-02T03:04:05Z')
    utimesSync(file, time, time)
    const { exitCode, stdout } = await watchOnce(path, '--import', '--json', '--server', url)
    expect(exitCode).toBe(1)
    expect(requests).toHaveLength(1)
    expect(eventsOf(stdout)).toMatchObject([
      { event: 'watching', folder: path, import: true },
      { event: 'accepted', file: 'bon.csv', moved: join(path, 'traités', 'bon.csv'), result: { sent: true } },
      { event: 'refused', file: 'faux.csv', result: { sent: false, report: { errorCount: 3 } } },
      { event: 'stopped', accepted: 1, refused: 1, delayed: 0 },
    ])
    // As after a death between the answer and the move.
    renameSync(join(path, 'traités', 'bon.csv'), file)
    expect((await watchOnce(path, '--import', '--server', url)).exitCode).toBe(0)
    expect(readdirSync(join(path, 'traités'))).toEqual(['bon.csv', 'bon.csv.rapport.txt'])
    const again = createFile(goodFile, 'bon.csv', path)
    utimesSync(again, time, new Date('2026-01-03T03:04:05Z'))
    await watchOnce(path, '--import', '--server', url)
    const [first, second, third] = requests.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toBe(second)
    expect(third).not.toBe(first)
  })

  test('leaves a file while the server is away, with 5', async () => {
    const { url, close } = await standInServer(json(importAnswer))
    await close()
    const path = folder()
    createFile(goodFile, 'bon.csv', path)
    const { exitCode, stdout } = await watchOnce(path, '--import', '--timeout', '0.5', '--server', url)
    expect(exitCode).toBe(5)
    expect(stdout).toContain('• bon.csv — reste dans le dossier : ')
    expect(stdout).toContain('Il sera repris à la prochaine exécution.')
    expect(readdirSync(path)).toContain('bon.csv')
  })

  test('stops at a token that is refused, with 3', async () => {
    const { url } = await standInServer(json({ detail: 'Non' }, 401))
    const path = folder()
    createFile(goodFile, 'bon.csv', path)
    expect((await watchOnce(path, '--import', '--server', url)).exitCode).toBe(3)
    expect(readdirSync(path)).toContain('bon.csv')
  })

  test('refuses what is no folder with 2', async () => {
    const { exitCode, stderr } = await watchOnce(createFile(goodFile))
    expect(exitCode).toBe(2)
    expect(stderr).toContain('n’est pas un dossier')
  })
})

describe('watch', () => {
  test('waits for a file that is being written', async () => {
    const path = folder()
    const { events, told } = startWatch(path, '--settle', '1')
    await told('watching')
    const [header = '', row = ''] = goodFile.split('\n')
    const file = createFile(`${header}\n`, 'long.csv', path)
    let rows = 0
    const addRow = () => {
      appendFileSync(
        file,
        `${row}
`,
      )
      return ++rows
    }
    // Over more than the time after which a silent file is read.
    await expect.poll(addRow, { interval: 200 }).toBe(12)
    await told('accepted')
    expect(events.find(({ event }) => event === 'accepted')).toMatchObject({ result: { rows } })
  })

  test('takes what comes later, tries again when the server is back, and ends after Ctrl-C', async () => {
    let isAway = true
    const { url, requests } = await standInServer((request, response) =>
      isAway ? void response.destroy() : json(importAnswer)(request, response),
    )
    const path = folder()
    const { child, events, told, errors, ended } = startWatch(path, '--import', '--timeout', '0.2', '--server', url)
    await told('watching')
    createFile(goodFile, 'bon.csv', path)
    await told('delayed')
    expect(events.find(({ event }) => event === 'delayed')).toMatchObject({ file: 'bon.csv', retrySeconds: 0.2 })
    isAway = false
    await told('accepted')
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
    child.kill('SIGINT')
    expect((await ended)[0]).toBe(0)
    expect(errors()).toContain('Arrêt demandé')
    expect(events.at(-1)).toMatchObject({ event: 'stopped', accepted: 1, delayed: 0 })
    expect(readdirSync(path).sort()).toEqual(['refusés', 'traités'])
  })

  test('ends the file under way at Ctrl-C, and at once at the second', async () => {
    let answer = () => {}
    const { url, requests } = await standInServer((request, response) => {
      answer = () => json(importAnswer)(request, response)
    })
    const path = folder()
    createFile(goodFile, 'a.csv', path)
    createFile(goodFile, 'b.csv', path)
    const first = startWatch(path, '--import', '--server', url)
    await expect.poll(() => requests.length).toBe(1)
    first.child.kill('SIGINT')
    await expect.poll(first.errors).toContain('finit le fichier en cours')
    answer()
    expect((await first.ended)[0]).toBe(0)
    expect(readdirSync(path)).toContain('b.csv')
    expect(readdirSync(join(path, 'traités'))).toContain('a.csv')

    const second = startWatch(path, '--import', '--server', url)
    await expect.poll(() => requests.length).toBe(2)
    second.child.kill('SIGINT')
    await expect.poll(second.errors).toContain('finit le fichier en cours')
    second.child.kill('SIGINT')
    expect((await second.ended)[0]).toBe(130)
    expect(readdirSync(path)).not.toContain('.ma-cantine-watch.lock')
  })
})

describe('a folder that goes away', () => {
  test('is waited for, as a network drive is, and goes on when it is back or made again', async () => {
    const path = join(folder(), 'partage')
    mkdirSync(path)
    const { child, events, told, errors, ended } = startWatch(path)
    await told('watching')
    renameSync(path, `${path}.ailleurs`)
    await told('away')
    renameSync(`${path}.ailleurs`, path)
    await told('back')
    createFile(goodFile, 'un.csv', path)
    await told('accepted')
    rmSync(path, { recursive: true })
    await expect.poll(() => events.filter(({ event }) => event === 'away')).toHaveLength(2)
    mkdirSync(path)
    createFile(goodFile, 'deux.csv', path)
    await expect.poll(() => events.filter(({ event }) => event === 'accepted')).toHaveLength(2)
    expect(readdirSync(join(path, 'traités'))).toContain('deux.csv')
    child.kill('SIGINT')
    expect([await ended, errors()]).toEqual([[0, null], expect.stringContaining('Arrêt demandé')])
  })

  test('ends a run of --once with 2', async () => {
    const path = join(folder(), 'partage')
    mkdirSync(path)
    createFile(goodFile, 'un.csv', path)
    const { told, errors, ended } = startWatch(path, '--once', '--settle', '3')
    await told('watching')
    rmSync(path, { recursive: true })
    expect(await ended).toEqual([2, null])
    expect(errors()).toContain('ne peut plus être lu')
  })
})

describe('a folder has one watch', () => {
  test('the second one is refused with 2', async () => {
    const path = folder()
    const { child, told, ended } = startWatch(path)
    await told('watching')
    const { exitCode, stderr } = await watchOnce(path)
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`est déjà surveillé par le processus ${child.pid}`)
    child.kill('SIGTERM')
    await ended
    expect((await watchOnce(path)).exitCode).toBe(0)
  })

  const lock = (path: string, holder: object | '', age = 0) => {
    const time = new Date(Date.now() - age)
    const place = join(path, '.ma-cantine-watch.lock')
    writeFileSync(place, holder && JSON.stringify({ token: 'x', host: hostname(), ...holder }))
    utimesSync(place, time, time)
  }
  const anHour = 3_600_000

  test.each([
    ['of a process that died', { pid: 2 ** 22 + 1 }, 0, 0],
    ['of this very number, in an earlier life', { pid: process.pid }, 0, 0],
    ['of a process that lives', { pid: process.ppid }, 0, 2],
    ['of a number that another program has now', { pid: process.ppid }, anHour, 0],
    ['that is being written', '', 0, 2],
    ['that a death has left empty', '', anHour, 0],
    ['of another machine', { pid: 1, host: 'ailleurs' }, 0, 2],
    ['of another machine that fell silent', { pid: 1, host: 'ailleurs' }, anHour, 0],
  ] as const)('the lock %s', async (_, holder, age, expected) => {
    const path = folder()
    lock(path, holder, age)
    expect((await watchOnce(path)).exitCode).toBe(expected)
    expect(readdirSync(path).includes('.ma-cantine-watch.lock')).toBe(expected === 2)
  })

  test('a watch whose lock was taken stops', async () => {
    const path = folder()
    const { told, ended, errors } = startWatch(path)
    await told('watching')
    lock(path, { pid: process.pid })
    createFile(goodFile, 'bon.csv', path)
    expect((await ended)[0]).toBe(2)
    expect(errors()).toContain('Une autre surveillance a pris le dossier')
    expect(readdirSync(path)).toContain('bon.csv')
  })

  test('drafts of reports that a death has left are removed', async () => {
    const path = folder()
    mkdirSync(join(path, 'traités'))
    createFile('', '.bon.csv.rapport.txt.12.tmp', join(path, 'traités'))
    await watchOnce(path)
    expect(readdirSync(join(path, 'traités'))).toEqual([])
  })
})
